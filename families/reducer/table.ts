/** Reducers in the catalogue: one row = one size of a series with one ratio. */
import { reducerCandidate, type ReducerCandidate } from './wire/reducer.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

/** Torques that are stated must not fall from continuous to acceleration to emergency. */
const torquesRise = ({ ratedTorqueNm, peakTorqueNm, stopTorqueNm }: ReducerCandidate): boolean => {
  const peak = peakTorqueNm ?? ratedTorqueNm
  return ratedTorqueNm <= peak && peak <= (stopTorqueNm ?? peak)
}

const adaptersFit = ({ servoAdapters = [] }: ReducerCandidate): boolean =>
  servoAdapters.every(({ bore, pilot, boltCircle }) => bore <= pilot && pilot <= boltCircle)

/** Loads of the output shaft and its stiffness, which makers of motors with gears seldom state. */
const outputColumns = [
  'radialLoadN',
  'axialLoadN',
  'tiltingMomentNm',
  'loadPointMm',
  'outputBearingMm',
  'loadOutputSpeedRpm',
  'torsionalStiffnessNmPerArcmin',
] as const satisfies readonly (keyof ReducerCandidate)[]

/** Reducers: order by permissible torque, which compares across series, then trust, ratio. */
export const reducerTable: CatalogueTable<ReducerCandidate> = {
  id: 'reducer',
  columns: {
    precisionType: 'text',
    transmissionType: 'text',
    gearType: 'text',
    reducerType: 'text',
    size: 'number',
    stages: 'number',
    ratio: 'number',
    ratedTorqueNm: 'number',
    peakTorqueNm: 'number',
    stopTorqueNm: 'number',
    ratedInputSpeedRpm: 'number',
    maxInputSpeedRpm: 'number',
    efficiency: 'number',
    backlashArcmin: 'number',
    thermalPowerKw: 'number',
    inertiaKgCm2: 'number',
    outputShaftMm: 'number',
    motorFrames: 'list',
    servoAdapters: { records: ['bore', 'pilot', 'boltCircle', 'hubDepth', 'screw'] },
    radialLoadN: 'number',
    axialLoadN: 'number',
    tiltingMomentNm: 'number',
    loadPointMm: 'number',
    outputBearingMm: 'number',
    loadOutputSpeedRpm: 'number',
    torsionalStiffnessNmPerArcmin: 'number',
  } satisfies Record<keyof ReducerCandidate, CellKind>,
  choices: {
    reducerType: {
      type: 7,
      groupedBy: 'transmissionType',
      icons: {
        helicalInline: 'reducer-inline',
        parallelShaft: 'reducer-parallel',
        bevelHelical: 'reducer-bevel',
        helicalWorm: 'reducer-worm',
        worm: 'reducer-worm',
        planetary: 'reducer-planetary',
        rightAnglePlanetary: 'reducer-right-angle',
        cycloidal: 'reducer-inline',
      },
    },
  },
  mayLack: outputColumns,
  candidate: reducerCandidate.check(
    rule('peakTorqueNm', 'torqueOrder', torquesRise),
    rule(
      'maxInputSpeedRpm',
      'speedOrder',
      ({ ratedInputSpeedRpm, maxInputSpeedRpm }: ReducerCandidate) => (ratedInputSpeedRpm ?? 0) <= maxInputSpeedRpm,
    ),
    rule('servoAdapters', 'flangeOrder', adaptersFit),
  ),
  order: ({ basis, candidate }) => [candidate.ratedTorqueNm, trustOrder[basis], candidate.ratio],
}
