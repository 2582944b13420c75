/** Catalogue table of hollow rotary platforms: one row = one frame of a series with one ratio. */
import { rotaryCandidate, type RotaryCandidate } from './wire/rotary.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

const adaptersFit = ({ servoAdapters = [] }: RotaryCandidate): boolean =>
  servoAdapters.every(({ bore, pilot, boltCircle }) => bore <= pilot && pilot <= boltCircle)

/** Only gear stages have adapters, as only for them a motor is selected. */
const adaptersForGearsOnly = ({ drive, servoAdapters }: RotaryCandidate): boolean => drive === 'gear' || servoAdapters === undefined

/** Only platforms with a motor have a continuous torque; a gear stage is limited by its permissible torque. */
const continuousOfMotorOnly = ({ drive, continuousTorqueNm }: RotaryCandidate): boolean =>
  drive !== 'gear' || continuousTorqueNm === undefined

/** Sorts by permissible torque, which is comparable across series, then provenance, ratio. */
export const rotaryTable = defineTable<RotaryCandidate>({
  id: 'rotary',
  candidate: rotaryCandidate.check(
    rule('servoAdapters', 'flangeOrder', adaptersFit),
    rule('servoAdapters', 'notForThisKind', adaptersForGearsOnly),
    rule('continuousTorqueNm', 'builtInMotorOnly', continuousOfMotorOnly),
    rule(
      'continuousTorqueNm',
      'torqueOrder',
      ({ continuousTorqueNm = 0, permissibleTorqueNm }: RotaryCandidate) => continuousTorqueNm <= permissibleTorqueNm,
    ),
  ),
  order: ({ basis, candidate }) => [candidate.permissibleTorqueNm, trustOrder[basis], candidate.ratio],
})
