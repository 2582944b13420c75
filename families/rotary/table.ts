/** Hollow rotary platforms in the catalogue: one row = one frame of a series with one ratio. */
import { rotaryCandidate, type RotaryCandidate } from './wire/rotary.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

const adaptersFit = ({ servoAdapters = [] }: RotaryCandidate): boolean =>
  servoAdapters.every(({ bore, pilot, boltCircle }) => bore <= pilot && pilot <= boltCircle)

/** A motor is chosen for a gear stage, and only for that: the others bring theirs. */
const adaptersForGearsOnly = ({ drive, servoAdapters }: RotaryCandidate): boolean => drive === 'gear' || servoAdapters === undefined

/** A gear stage has no motor whose lasting torque could limit it: its own limit is the permissible torque. */
const continuousOfMotorOnly = ({ drive, continuousTorqueNm }: RotaryCandidate): boolean =>
  drive !== 'gear' || continuousTorqueNm === undefined

/** Rotary platforms: order by permissible torque, which compares across series, then trust, ratio. */
export const rotaryTable: CatalogueTable<RotaryCandidate> = {
  id: 'rotary',
  columns: {
    frameMm: 'number',
    ratio: 'number',
    permissibleTorqueNm: 'number',
    continuousTorqueNm: 'number',
    permissibleMomentNm: 'number',
    permissibleAxialN: 'number',
    permissibleRadialN: 'number',
    maxSpeedRpm: 'number',
    efficiency: 'number',
    inertiaKgM2: 'number',
    loadInertiaLimitKgM2: 'number',
    hollowMm: 'number',
    repeatabilityArcsec: 'number',
    lostMotionArcmin: 'number',
    bearing: 'text',
    drive: 'text',
    bearingDynamicN: 'number',
    bearingStaticN: 'number',
    bearingPitchMm: 'number',
    bearingOffsetMm: 'number',
    servoAdapters: { records: ['bore', 'pilot', 'boltCircle', 'hubDepth', 'screw'] },
    motorSku: 'text',
  } satisfies Record<keyof RotaryCandidate, CellKind>,
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
}
