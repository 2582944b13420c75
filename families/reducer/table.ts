/** Catalogue table of reducers: one row = one size of a series with one ratio. */
import { reducerCandidate, type ReducerCandidate } from './wire/reducer.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Whether stated torques do not decrease from continuous to acceleration to emergency. */
const torquesRise = ({ ratedTorqueNm, peakTorqueNm, stopTorqueNm }: ReducerCandidate): boolean => {
  const peak = peakTorqueNm ?? ratedTorqueNm
  return ratedTorqueNm <= peak && peak <= (stopTorqueNm ?? peak)
}

const adaptersFit = ({ servoAdapters = [] }: ReducerCandidate): boolean =>
  servoAdapters.every(({ bore, pilot, boltCircle }) => bore <= pilot && pilot <= boltCircle)

/** Sorts by permissible torque, which is comparable across series, then provenance, ratio. */
export const reducerTable = defineTable<ReducerCandidate>({
  id: 'reducer',
  candidate: reducerCandidate.check(
    rule('peakTorqueNm', 'torqueOrder', torquesRise),
    rule(
      'maxInputSpeedRpm',
      'speedOrder',
      ({ ratedInputSpeedRpm: rated, maxInputSpeedRpm }: ReducerCandidate) => rated === undefined || rated <= maxInputSpeedRpm,
    ),
    rule('servoAdapters', 'flangeOrder', adaptersFit),
  ),
  order: ({ basis, candidate }) => [candidate.ratedTorqueNm, trustOrder[basis], candidate.ratio],
})
