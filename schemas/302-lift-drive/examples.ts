import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withEveryType } from '../2000000-reducer-three-phase/type-examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

/** Four jacks in an H arrangement behind one gear unit; used by tests, documentation and OpenAPI. */
export const liftDriveExamples: CalculatorExamples = withEveryType(
  withRecorded(
    {
      init: {},
      cases: [
        {
          name: 'Four jacks of 20 N·m at 250 rpm behind two bevel gearboxes',
          inputs: {
            jacks: 4,
            jackTorque: 20,
            jackSpeed: 250,
            'jackSpeed.lower': -20,
            'jackSpeed.upper': 0,
            bevelBoxes: 2,
            bevelEfficiency: 95,
            startFactor: 1.5,
            serviceFactor: 1.25,
            surplus: 60,
            transmissionElement: 'none',
          },
          // 4 × 20 × 1.5 / 0.95² = 132.96 N·m.
          request: {
            't2.value': '132.9639889197',
            't2.lower': '0',
            't2.upper': '60',
            'n2.value': '250',
            'n2.lower': '-20',
            'n2.upper': '0',
            fb: '1.25',
          },
        },
        {
          name: 'Three jacks of 15 N·m at 200 rpm and up to a tenth more, behind one bevel gearbox',
          inputs: {
            jacks: 3,
            jackTorque: 15,
            jackSpeed: 200,
            'jackSpeed.lower': -20,
            'jackSpeed.upper': 10,
            bevelBoxes: 1,
            bevelEfficiency: 95,
            startFactor: 1.5,
            serviceFactor: 1.25,
            surplus: 60,
          },
          // 3 × 15 × 1.5 / 0.95 = 71.05 N·m; the longer of two rows has two jacks: 2 × 22.5 N·m; P = 2 π × 71.05 N·m × 220 rpm.
          request: {
            't2.value': '71.05263157895',
            't2.lower': '0',
            't2.upper': '60',
            'n2.value': '200',
            'n2.lower': '-20',
            'n2.upper': '10',
            fb: '1.25',
          },
        },
      ],
    },
    recorded,
  ),
)
