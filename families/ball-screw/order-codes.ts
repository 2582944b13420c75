/** Order-code forms of ball screws, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'
import { e300ByGrade } from '../formulas/screw-terms.ts'

const general = '{name}-{grade}-{length}'
const thk = '{name} +{length}L {grade}'
const hiwin = '{name}-{length}-{deviation}'

/**
 * Length is that of the shaft including its ends, mm; HIWIN codes contain the travel deviation over 300 mm in mm, the others the
 * grade.
 */
export const ballScrewOrderCodes: OrderCodes = {
  general,
  series: {
    MTF: thk,
    BTK: thk,
    BLK: thk,
    WTF: thk,
    CNF: thk,
    JPF: thk,
    FSC: hiwin,
    FSCDIN: hiwin,
    FSIDIN: hiwin,
    DFSCDIN: hiwin,
    DEB: hiwin,
    DEBH: hiwin,
    VFI: general,
    VFE: general,
    SFU: general,
  },
}

/** Names of travel deviations (µm over 300 mm): the JIS grades, and the ISO 3408-3 grades where they differ. */
export const gradeNames: ReadonlyMap<number, string> = new Map([
  [6, 'T1'],
  [12, 'T3'],
  [23, 'T5'],
  [52, 'T7'],
  ...Object.entries(e300ByGrade).map(([grade, e300]): [number, string] => [e300, grade]),
])
