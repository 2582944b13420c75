/** Hollow rotary platforms in the catalogue: one row = one frame of a series with one ratio. */
import { rotaryCandidate, type RotaryCandidate } from './wire/rotary.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

const adaptersFit = ({ servoAdapters = [] }: RotaryCandidate): boolean =>
  servoAdapters.every(({ bore, pilot, boltCircle }) => bore <= pilot && pilot <= boltCircle)

/** A motor is chosen for a gear stage, and only for that: the others bring theirs. */
const adaptersForGearsOnly = ({ drive, servoAdapters }: RotaryCandidate): boolean => drive === 'gear' || servoAdapters === undefined

/** A gear stage has no motor whose lasting torque could limit it: its own limit is the permissible torque. */
const continuousOfMotorOnly = ({ drive, continuousTorqueNm }: RotaryCandidate): boolean =>
  drive !== 'gear' || continuousTorqueNm === undefined

/** Rotary platforms: order by permissible torque, which compares across series, then trust, ratio. */
export const rotaryTable = defineTable<RotaryCandidate>({
  id: 'rotary',
  candidate: rotaryCandidate.check(
    rule('servoAdapters', 'flangeOrder', adaptersFit),
    rule('servoAdapters', 'flangeOrder', adaptersForGearsOnly),
    rule('continuousTorqueNm', 'builtInMotorOnly', continuousOfMotorOnly),
    rule(
      'continuousTorqueNm',
      'torqueOrder',
      ({ continuousTorqueNm = 0, permissibleTorqueNm }: RotaryCandidate) => continuousTorqueNm <= permissibleTorqueNm,
    ),
  ),
  order: ({ basis, candidate }) => [candidate.permissibleTorqueNm, trustOrder[basis], candidate.ratio],
})
