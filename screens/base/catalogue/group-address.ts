/**
 * Grouped parameter choice, in an address that a browser follows: a path of the router has no query.
 *
 * @param group its id
 * @param skuID the model that carries the motor, where one is chosen already
 */
export const groupAddress = (group: string, skuID?: string): string =>
  `#/lectogroup?group=${encodeURIComponent(group)}${skuID === undefined ? '' : `&s=${encodeURIComponent(skuID)}`}`
