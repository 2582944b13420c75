/** Checks whether a motor can be mounted on a gear unit, part by part; a missing figure gives "not known", never "fits". */
import type { MountCheck, Mounting, MountVerdict } from '../../contract/directory/choice-groups.ts'
import type { AcMotorCandidate } from '../ac-motor/wire/ac-motor.ts'
import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import { adapterOf, flangeOf } from './conversion.ts'
import { flangeName, iecFlange } from './flange-name.ts'
import { adapterParts, type AdapterParts } from './sizing/seat.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

type Adapters = ReducerCandidate['servoAdapters']
type Adapter = NonNullable<Adapters>[number]

const verdictOf = (fits: boolean | undefined): MountVerdict => (fits === undefined ? 'notKnown' : fits ? 'fits' : 'refused')

/** The overall verdict: one part that does not fit rejects the motor; otherwise one unknown part leaves it unknown. */
const worst = (verdicts: readonly MountVerdict[]): MountVerdict =>
  verdicts.includes('refused') ? 'refused' : verdicts.includes('notKnown') ? 'notKnown' : 'fits'

/** Pairs of adapter limits and motor dimensions, mm. */
const figuresOf = (adapter: Adapter, motor: MotorFlange): Record<keyof AdapterParts, readonly [number | undefined, number]> => ({
  pilot: [adapter.pilot, motor.la],
  boltCircle: [adapter.boltCircle, motor.lb],
  shaft: [adapter.bore, motor.s],
  screw: [adapter.screw, motor.lz],
  depth: [adapter.hubDepth, motor.lr],
})

const partNames = ['pilot', 'boltCircle', 'shaft', 'screw', 'depth'] as const satisfies readonly (keyof AdapterParts)[]

const mountOn = (adapter: Adapter, motor: MotorFlange): Mounting => {
  const parts = adapterParts(adapterOf(adapter), flangeOf(motor))
  const figures = figuresOf(adapter, motor)
  const checks = partNames.map((name): MountCheck => {
    const [takes, has] = figures[name]
    return { name, takes: takes ?? null, has, unit: 'mm', verdict: verdictOf(parts[name]) }
  })
  return { verdict: worst(checks.map(({ verdict }) => verdict)), checks, flange: flangeName(motor) }
}

const places = { fits: 0, notKnown: 1, refused: 2 } as const satisfies Record<MountVerdict, number>

const misses = ({ checks }: Mounting): number => checks.filter(({ verdict }) => verdict === 'refused').length

/**
 * @param adapters of a gear unit or platform; undefined if its maker states none
 * @param motor shaft and flange of a servo motor
 * @returns the checks on the adapter that suits it best; not known without adapters
 */
export function mountServo(adapters: Adapters, motor: MotorFlange): Mounting {
  const [best] = (adapters ?? [])
    .map((adapter) => mountOn(adapter, motor))
    .toSorted((one, other) => places[one.verdict] - places[other.verdict] || misses(one) - misses(other))
  return best ?? { verdict: 'notKnown', checks: [] }
}

/** Mounts on the flange for the motor's frame, B5 before B14; rejected if the gear unit has none. */
export function mountThreePhase(gear: ReducerCandidate, motor: AcMotorCandidate): Mounting {
  if (!gear.motorFrames) return { verdict: 'notKnown', checks: [] }
  const flange = iecFlange(gear, motor.frameSize)
  const sizes = [...new Set(gear.motorFrames.map((frame) => Number.parseInt(frame, 10)))].toSorted((one, other) => one - other)
  const verdict = verdictOf(flange !== undefined)
  return {
    verdict,
    checks: [{ name: 'frame', takes: sizes.join(', '), has: motor.frameSize, unit: '', verdict }],
    ...(flange !== undefined && { flange }),
  }
}

/** Key of everything that distinguishes adapters. */
export const adaptersText = (adapters: Adapters): string => JSON.stringify(adapters ?? null)

/** Key of all mounting dimensions of a servo motor. */
export const flangeText = ({ s, lr, la, le, lb, lz }: MotorFlange): string => JSON.stringify([s, lr, la, le, lb, lz])
