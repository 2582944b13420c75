/** Mounting interface for a motor on a gear unit or a platform, mm. */
import type { FurtherFigures } from '../define/part.ts'
import { flangeNamed } from './flange-name.ts'
import { iecInputFlange } from './iec-flanges.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

type Adapter = NonNullable<ReducerCandidate['servoAdapters']>[number]

/** Pilot, bolt circle, its screws and the bore for the shaft; undefined if unknown. */
type InputFlange = Readonly<Record<'pilot' | 'circle' | 'hole' | 'bore', number | undefined>>

const noDimensions = { pilot: undefined, circle: undefined, hole: undefined, bore: undefined } as const

const ofAdapter = ({ pilot, boltCircle, screw, bore }: Adapter): InputFlange => ({ pilot, circle: boltCircle, hole: screw, bore })

/** The flange named in the order code, with the screws of the matching adapter. */
const chosenFlange = (adapters: readonly Adapter[], name: number | string | undefined): InputFlange | undefined => {
  const named = flangeNamed(name)
  if (!named) return undefined
  const { s: bore, la: pilot, lb: circle } = named
  return { pilot, circle, bore, hole: adapters.find((one) => one.pilot === pilot && one.boltCircle === circle)?.screw }
}

/**
 * @param adapters listed by the maker
 * @param flange of the order code, if selected
 * @returns the selected flange as stated, but for the screws of a frame's; without a selection the first available one, as usual, not
 * stated
 */
export const inputFlange = (
  adapters: readonly Adapter[] = [],
  flange: number | string | undefined,
): { readonly stated: InputFlange | undefined; readonly usual: InputFlange | undefined } => {
  const [first] = adapters
  const stated = chosenFlange(adapters, flange)
  if (stated) return { stated, usual: undefined }
  const ofFrame = iecInputFlange(flange)
  if (ofFrame) return { stated: { ...ofFrame, hole: undefined }, usual: { ...noDimensions, hole: ofFrame.hole } }
  return { stated, usual: first && ofAdapter(first) }
}

/** @returns the flange as figures of a part, whose names begin with `prefix` */
export const flangeFigures = (prefix: string, found: InputFlange | undefined): NonNullable<FurtherFigures['usual']> => ({
  [`${prefix}Pilot`]: found?.pilot,
  [`${prefix}Circle`]: found?.circle,
  [`${prefix}Hole`]: found?.hole,
  [`${prefix}Bore`]: found?.bore,
})
