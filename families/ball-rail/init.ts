/** Init data of the ball-rail form. Names are neutral codes; their texts are in `i18n`. */
import { guideLayouts, guidePostures, type BallRailInit, type GuidePosture } from './wire/ball-rail.ts'
import { layoutShapes } from './sizing/layout.ts'

const initOf = (posture: GuidePosture): BallRailInit => ({
  layoutList: guideLayouts.map((layout) => {
    const { rails, blocksPerRail } = layoutShapes[layout]
    return {
      layout,
      value: layout,
      name: layout,
      icon: `guide-${layout}-${posture}`,
      isSliderSpacing: blocksPerRail > 1,
      isRailSpacing: rails > 1,
      rails,
      blocksPerRail,
    }
  }),
  workingDescription: 'ballRail',
})

/** Answers of `BallRailWorking/CalculationInit` by posture (`useMethod`): the same layouts with their pictures. */
export const ballRailInitByPosture: Readonly<Record<string, BallRailInit>> = Object.fromEntries(
  guidePostures.map((posture) => [posture, initOf(posture)]),
)

/** The answer without a posture parameter. */
export const ballRailInitData: BallRailInit = initOf('horizontal')
