/**
 * Returns the address of a group's parameter selection for a link. The router's paths have no query, so it is added here.
 *
 * @param group its id
 * @param skuID the model to be driven by the motor, if already chosen
 */
export const groupAddress = (group: string, skuID?: string): string =>
  `#/lectogroup?group=${encodeURIComponent(group)}${skuID === undefined ? '' : `&s=${encodeURIComponent(skuID)}`}`
