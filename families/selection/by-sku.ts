/** Rows indexed by sku. */

/**
 * @param models rows with unique skus
 * @returns the rows by sku
 */
export const bySku = <Model extends { readonly skuID: string }>(models: readonly Model[]): ReadonlyMap<string, Model> =>
  new Map(models.map((model) => [model.skuID, model]))
