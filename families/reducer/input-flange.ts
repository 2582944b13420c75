/** Where a motor is screwed on a gear unit or a platform, mm. */
import type { FurtherFigures, MountedMotor } from '../define/part.ts'
import { flangeNamed } from './flange-name.ts'
import { screwThrough } from './flange-screw.ts'
import { iecInputFlange } from './iec-flanges.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

type Adapter = NonNullable<ReducerCandidate['servoAdapters']>[number]

/** Pilot, bolt circle, its screws and the bore of the shaft; undefined what nobody says. */
type InputFlange = Readonly<Record<'pilot' | 'circle' | 'hole' | 'bore', number | undefined>>

const nothing = { pilot: undefined, circle: undefined, hole: undefined, bore: undefined } as const

const ofAdapter = ({ pilot, boltCircle, screw, bore }: Adapter): InputFlange => ({ pilot, circle: boltCircle, hole: screw, bore })

/** What is chosen: the flange of the motor, else the one that the order code names, with the screws of the adapter that has it; the holes of the motor are none of the gear unit's. */
const chosenFlange = (
  adapters: readonly Adapter[],
  name: number | string | undefined,
  motor: MountedMotor | undefined,
): InputFlange | undefined => {
  const named = motor ?? flangeNamed(name)
  if (!named) return undefined
  const { s: bore, la: pilot, lb: circle } = named
  return { pilot, circle, bore, hole: adapters.find((one) => one.pilot === pilot && one.boltCircle === circle)?.screw }
}

/**
 * @param adapters that the maker lists
 * @param flange of the order code, where one is chosen
 * @param motor that is mounted, where one is chosen
 * @returns the flange that is chosen as stated; without a choice the first that there is, which is usual: nobody has said which of them. That of a
 * frame is usual, too
 */
export const inputFlange = (
  adapters: readonly Adapter[] = [],
  flange: number | string | undefined,
  motor: MountedMotor | undefined,
): { readonly stated: InputFlange | undefined; readonly usual: InputFlange | undefined } => {
  const [first] = adapters
  const stated = chosenFlange(adapters, flange, motor)
  if (stated) return { stated, usual: motor && { ...nothing, hole: screwThrough(motor.lz) } }
  return { stated, usual: iecInputFlange(flange) ?? (first && ofAdapter(first)) }
}

/** @returns the same as figures of a part: names begin with `prefix` */
export const flangeFigures = (prefix: string, found: InputFlange | undefined): NonNullable<FurtherFigures['usual']> => ({
  [`${prefix}Pilot`]: found?.pilot,
  [`${prefix}Circle`]: found?.circle,
  [`${prefix}Hole`]: found?.hole,
  [`${prefix}Bore`]: found?.bore,
})
