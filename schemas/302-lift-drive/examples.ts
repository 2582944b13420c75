import type { CalculatorExamples } from '../../engine/define/examples.ts'

/** Four jacks in the form of an H behind one gear unit; used by tests, documentation and OpenAPI. */
export const liftDriveExamples: CalculatorExamples = {
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
        't2.value': '132.9639889196676',
        't2.lower': '0',
        't2.upper': '60',
        'n2.value': '250',
        'n2.lower': '-20',
        'n2.upper': '0',
        fb: '1.25',
      },
    },
  ],
}
