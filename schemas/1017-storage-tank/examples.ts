import type { CalculatorExamples } from '../../engine/define/examples.ts'

/**
 * McCabe, Smith, Harriott, worked example of a disc turbine: 1498 kg/m³, 12 mPa·s, six flat blades of 0.61 m at 90 rpm. There Np = 5.8 is read from a
 * curve and P = 2.47 kW; with the 5.75 of the table it is 2.45 kW.
 */
export const storageTankExamples: CalculatorExamples = {
  init: {},
  cases: [
    {
      name: 'McCabe, Smith, Harriott: caustic soda under a disc turbine of 0.61 m at 90 rpm',
      inputs: {
        density: 1498,
        viscosity: 12,
        impeller: 'discTurbine',
        powerNumber: 5.8,
        impellerCount: 1,
        diameter: 609.6,
        speed: 90,
        'speed.lower': -5,
        'speed.upper': 0,
        shaftEfficiency: 100,
        serviceFactor: 1.25,
        surplus: 60,
        transmissionElement: 'none',
      },
      request: {
        't2.value': '261.9191473902875',
        't2.lower': '0',
        't2.upper': '60',
        'n2.value': '90',
        'n2.lower': '-5',
        'n2.upper': '0',
        fb: '1.25',
      },
    },
  ],
}
