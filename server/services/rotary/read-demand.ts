import type { Quantity } from '../../../contract/rotary-working.ts'
import type { RotaryDemand } from '../../../sizing/rotary-demand.ts'
import { readDemandRows } from '../../../sizing/rotary-rows.ts'
import { inside, type Read } from '../requests/faults.ts'

/** The rows of `WorkingFirst`, as a later call gets them back, → the demand. Paths of faults are `<list>.<name of the row>`. */
export const readDemand = (list: string, rows: readonly Quantity[]): Read<RotaryDemand> => {
  const read = readDemandRows(rows)
  return 'faults' in read ? inside(list, { faults: read.faults }) : { values: read.demand }
}
