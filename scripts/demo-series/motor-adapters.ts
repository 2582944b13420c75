/**
 * Motors that fit a unit of the demonstration series: IEC frames by torque, servo flanges by torque or by the gear's own frame.
 */

/** IEC frames in ascending order. */
const frames = [56, 63, 71, 80, 90, 100, 112, 132, 160, 180, 200, 225, 250, 280, 315] as const
type Frame = (typeof frames)[number]

/** Largest frame that is also available with the small flange. */
const largestSmallFlange = 112

/** Flanges of servo motors by motor frame, mm: largest bore, pilot, bolt circle, hub depth; common screws, largest first. */
const servoFlanges = {
  38: { bore: 8, pilot: 30, boltCircle: 45, hubDepth: 26, screws: [3] },
  40: { bore: 8, pilot: 30, boltCircle: 46, hubDepth: 26, screws: [4] },
  60: { bore: 14, pilot: 50, boltCircle: 70, hubDepth: 32, screws: [5, 4] },
  80: { bore: 19, pilot: 70, boltCircle: 90, hubDepth: 42, screws: [6, 5] },
  90: { bore: 16, pilot: 80, boltCircle: 100, hubDepth: 42, screws: [6] },
  100: { bore: 24, pilot: 95, boltCircle: 115, hubDepth: 57, screws: [8, 6] },
  130: { bore: 28, pilot: 110, boltCircle: 145, hubDepth: 65, screws: [8] },
  180: { bore: 42, pilot: 114.3, boltCircle: 200, hubDepth: 115, screws: [12] },
  220: { bore: 55, pilot: 200, boltCircle: 235, hubDepth: 118, screws: [12] },
} as const

/** Frames of servo motors, mm. */
export type ServoFrame = keyof typeof servoFlanges

interface TorqueStep {
  /** Upper limit of the permissible torque for this step, N·m. */
  readonly upToNm: number
  readonly iec: readonly [Frame, Frame]
  readonly servo: readonly ServoFrame[]
}

/** Motors of an industrial unit, by its permissible torque. */
const steps: readonly TorqueStep[] = [
  { upToNm: 100, iec: [56, 80], servo: [60, 80] },
  { upToNm: 200, iec: [63, 90], servo: [60, 80, 90] },
  { upToNm: 450, iec: [63, 112], servo: [60, 80, 90, 100, 130] },
  { upToNm: 900, iec: [71, 132], servo: [80, 90, 100, 130] },
  { upToNm: 1600, iec: [80, 160], servo: [100, 130, 180] },
  { upToNm: 3000, iec: [90, 180], servo: [130, 180, 220] },
  { upToNm: 4500, iec: [100, 225], servo: [130, 180, 220] },
  { upToNm: 8000, iec: [132, 280], servo: [180, 220] },
  { upToNm: Infinity, iec: [160, 315], servo: [180, 220] },
]

/** @throws RangeError if the torque is not a number */
function stepOf(torqueNm: number): TorqueStep {
  const step = steps.find(({ upToNm }) => torqueNm <= upToNm)
  if (!step) throw new RangeError(`no step for ${torqueNm} N·m`)
  return step
}

/** IEC frames with their flanges, in the notation of the catalogue: `90:B5;90:B14`. */
export function iecFrames(torqueNm: number): string {
  const [smallest, largest] = stepOf(torqueNm).iec
  const taken = frames.filter((frame) => frame >= smallest && frame <= largest)
  return taken.flatMap((frame) => (frame > largestSmallFlange ? [`${frame}:B5`] : [`${frame}:B5`, `${frame}:B14`])).join(';')
}

/** Servo motor frames for an industrial unit of this permissible torque. */
export const servoFramesFor = (torqueNm: number): readonly ServoFrame[] => stepOf(torqueNm).servo

/** Adapters in the notation of the catalogue: bore x pilot x bolt circle x hub depth x screw. */
export const servoAdapters = (servoFrames: readonly ServoFrame[]): string =>
  servoFrames
    .flatMap((frame) => {
      const { bore, pilot, boltCircle, hubDepth, screws } = servoFlanges[frame]
      return screws.map((screw) => [bore, pilot, boltCircle, hubDepth, screw].join('x'))
    })
    .join(';')
