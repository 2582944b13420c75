import { guideLayouts, type BallRailInit } from '../../families/ball-rail/wire/ball-rail.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const init: BallRailInit = {
  layoutList: guideLayouts.map((value) => {
    const [rails = 1, blocksPerRail = 1] = value.split('x').map(Number)
    return { layout: value, value, name: value, isSliderSpacing: blocksPerRail > 1, isRailSpacing: rails > 1, rails, blocksPerRail }
  }),
  workingDescription: '',
}

/**
 * A table on two rails, a wall-mounted axis, a lift on one block; used by tests, documentation and OpenAPI. Spacings of 200 mm and
 * the order of the layouts: specification, section 9; layouts depend on the posture: sections 2 and 7.
 */
export const ballRailExamples: CalculatorExamples = withRecorded(
  {
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
        inputs: { posture: 'vertical', layout: '1x1', load: 20, armA: 0, armB: -30, armC: 60, speed: 300, acceleration: 2, travel: 400 },
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
      {
        name: 'IKO CAT-1578E III-15: forces beside the centre, drive beside the blocks; 5 kg on the way back',
        inputs: {
          posture: 'horizontal',
          layout: '2x2',
          sliderSpacing: 100,
          railSpacing: 150,
          load: 20,
          armA: 37.5,
          armB: 40,
          armC: 55.5,
          speed: 500,
          acceleration: 2,
          travel: 400,
          driveB: 150,
          driveC: 10,
          forceX: 1000,
          forceY: 2000,
          forceZ: 1000,
          forceA: 60,
          forceB: 50,
          forceC: 83,
          returnLoad: 5,
        },
        request: {
          UseMethod: 'horizontal',
          Layout: '2x2',
          SliderSpacing: '100',
          RailSpacing: '150',
          W: '20',
          A: '37.5',
          B: '40',
          C: '55.5',
          Speed: '500',
          Acceleration: '2',
          Stroke: '400',
          DriveB: '150',
          DriveC: '10',
          ForceX: '1000',
          ForceY: '2000',
          ForceZ: '1000',
          ForceA: '60',
          ForceB: '50',
          ForceC: '83',
          ReturnLoad: '5',
        },
      },
      {
        name: 'A duty spectrum on a slope of 10°: start with 300 kg, run, brake, back empty',
        inputs: {
          posture: 'horizontal',
          inclination: 10,
          layout: '2x2',
          sliderSpacing: 200,
          railSpacing: 200,
          load: 300,
          armA: 0,
          armB: 0,
          armC: 80,
          speed: 800,
          acceleration: 3,
          travel: 1200,
          phases: [
            { load: 300, acceleration: 3, speed: 400, time: 0.3 },
            { load: 300, acceleration: 0, speed: 800, time: 1.2 },
            { load: 300, acceleration: 3, speed: 400, time: 0.3 },
            { load: 40, acceleration: 0, speed: 600, time: 2 },
          ],
        },
        request: {
          UseMethod: 'horizontal',
          Inclination: '10',
          Layout: '2x2',
          SliderSpacing: '200',
          RailSpacing: '200',
          W: '300',
          A: '0',
          B: '0',
          C: '80',
          Speed: '800',
          Acceleration: '3',
          Stroke: '1200',
          Phases: '300,3,400,0.3;300,0,800,1.2;300,3,400,0.3;40,0,600,2',
        },
      },
      {
        name: 'Arms that nobody has stated: 0, until the posture makes them decide',
        inputs: { posture: 'horizontal', layout: '1x1', load: 20, armA: 0, armB: 0, armC: 0, speed: 300, travel: 400 },
        request: {
          UseMethod: 'horizontal',
          Layout: '1x1',
          W: '20',
          A: '0',
          B: '0',
          C: '0',
          Speed: '300',
          Acceleration: '3',
          Stroke: '400',
        },
        chosen: {
          posture: {
            vertical: { armA: 0, armB: null, armC: null },
            wall: { armA: null, armB: 0, armC: null },
          },
        },
        typed: { inclination: { '0': { armB: 0, armC: 0 }, '45': { armB: 0, armC: null }, '46': { armB: null, armC: null } } },
      },
    ],
    otherAnswers: [
      {
        name: 'Layouts in any order, each called as the specification calls it (section 3)',
        init: {
          layoutList: [
            { layout: '2x2', isSliderSpacing: true, isRailSpacing: true, rails: 2, blocksPerRail: 2 },
            { layout: '1x1', isSliderSpacing: false, isRailSpacing: false, rails: 1, blocksPerRail: 1 },
            { layout: '2x1', isSliderSpacing: false, isRailSpacing: true, rails: 2, blocksPerRail: 1 },
            { layout: '1x2', isSliderSpacing: true, isRailSpacing: false, rails: 1, blocksPerRail: 2 },
          ],
        },
        inputs: { posture: 'wall', layout: '1x1', load: 20, armA: 0, armC: 40, speed: 300, travel: 400 },
        request: { UseMethod: 'wall', Layout: '1x1', W: '20', A: '0', B: '0', C: '40', Speed: '300', Acceleration: '3', Stroke: '400' },
      },
    ],
  },
  recorded,
)
