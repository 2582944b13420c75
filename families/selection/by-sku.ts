/** Rows by what links and order codes call them. */

/**
 * @param models rows, skus unique
 * @returns the rows by sku
 */
export const bySku = <Model extends { readonly skuID: string }>(models: readonly Model[]): ReadonlyMap<string, Model> =>
  new Map(models.map((model) => [model.skuID, model]))
