import { guideLayouts, type BallRailInit } from '../../families/ball-rail/wire/ball-rail.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const init: BallRailInit = {
  layoutList: guideLayouts.map((value) => {
    const [rails = 1, blocksPerRail = 1] = value.split('x').map(Number)
    return { value, name: value, isSliderSpacing: blocksPerRail > 1, isRailSpacing: rails > 1, rails, blocksPerRail }
  }),
  workingDescription: '',
}

/** A table on two rails, an axis on a wall, a lift on one block; used by tests, documentation and OpenAPI. */
export const ballRailExamples: CalculatorExamples = {
  init,
  cases: [
    {
      name: 'Table on two rails with two blocks each',
      inputs: {
        posture: 'horizontal',
        layout: '2x2',
        sliderSpacing: 200,
        railSpacing: 200,
        load: 200,
        armA: 50,
        armB: 30,
        armC: 80,
        speed: 500,
        acceleration: 3,
        travel: 1000,
      },
      request: {
        UseMethod: 'horizontal',
        Layout: '2x2',
        SliderSpacing: '200',
        RailSpacing: '200',
        W: '200',
        A: '50',
        B: '30',
        C: '80',
        Speed: '500',
        Acceleration: '3',
        Stroke: '1000',
      },
    },
    {
      name: 'Spacings that one block does not have are not sent',
      inputs: {
        posture: 'vertical',
        layout: '1x1',
        sliderSpacing: 200,
        railSpacing: 200,
        load: 20,
        armA: 0,
        armB: -30,
        armC: 60,
        speed: 300,
        acceleration: 2,
        travel: 400,
      },
      request: {
        UseMethod: 'vertical',
        Layout: '1x1',
        W: '20',
        A: '0',
        B: '-30',
        C: '60',
        Speed: '300',
        Acceleration: '2',
        Stroke: '400',
      },
    },
  ],
}
