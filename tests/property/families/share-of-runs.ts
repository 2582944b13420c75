import fc from 'fast-check'

/**
 * For properties whose every case reads the whole catalogue: fewer cases, in proportion to what is asked for.
 *
 * @param share - Of the cases that other properties run, 0 to 1.
 */
export const shareOfRuns = (share: number): { readonly numRuns: number } => ({
  numRuns: Math.ceil(share * (fc.readConfigureGlobal().numRuns ?? 100)),
})
