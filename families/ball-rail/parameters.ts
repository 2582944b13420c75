import type { GuideLayout, GuidePosture } from './wire/ball-rail.ts'

/** The decoded query of `BallRailWorking/Calculation`. */
export type BallRailParameters = {
  readonly UseMethod: GuidePosture
  readonly Layout: GuideLayout
  /** Between neighbouring blocks of a rail, mm; only where the layout has several. */
  readonly SliderSpacing?: number
  /** Between the rails, mm; only where there are two. */
  readonly RailSpacing?: number
  /** kg. */
  readonly W: number
  /** Arms of the centre of gravity along, across and normal to the mounting plane, mm, signed. */
  readonly A: number
  readonly B: number
  readonly C: number
  /** mm/s. */
  readonly Speed: number
  /** m/s². */
  readonly Acceleration: number
  /** mm. */
  readonly Stroke: number
}
