import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withEveryType } from '../2000000-reducer-three-phase/type-examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

/**
 * McCabe, Smith, Harriott, worked example of a disc turbine: 1498 kg/m³, 12 mPa·s, six flat blades of 0.61 m at 90 rpm. The source
 * reads Np = 5.8 from a curve and gets P = 2.47 kW; with the 5.75 of the table it is 2.45 kW.
 */
export const storageTankExamples: CalculatorExamples = withEveryType(
  withRecorded(
    {
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
            't2.value': '261.9191473903',
            't2.lower': '0',
            't2.upper': '60',
            'n2.value': '90',
            'n2.lower': '-5',
            'n2.upper': '0',
            fb: '1.25',
          },
        },
        {
          name: 'Two paddles of 1 m in water-like liquid at 60 rpm and up to 5 % more, 95 % of the power at the shaft',
          inputs: {
            density: 1000,
            viscosity: 100,
            impeller: 'paddle',
            powerNumber: 1.7,
            impellerCount: 2,
            diameter: 1000,
            speed: 60,
            'speed.lower': -5,
            'speed.upper': 5,
            shaftEfficiency: 95,
            serviceFactor: 1.25,
            surplus: 60,
          },
          // P = 2 × 1.7 × 1000 kg/m³ × (1.05 / s)³ × (1 m)⁵ = 3.936 kW; M = P / (2 π × 1.05 / s) / 0.95.
          request: {
            't2.value': '627.9918991368',
            't2.lower': '0',
            't2.upper': '60',
            'n2.value': '60',
            'n2.lower': '-5',
            'n2.upper': '5',
            fb: '1.25',
          },
          // Re = 10 000 at 100 mPa·s: the limit of turbulent flow.
          shows: { 'viscosity.max': 100, reynolds: 10000, impellerPower: 3.935925, driveTorque: 627.991899, drivePower: 4.14307895 },
          // The disc turbine of the table; the first case uses the value of the curve.
          chosen: { impeller: { discTurbine: { powerNumber: 5.75, impellerPower: 13.3126875, drivePower: 14.0133553 } } },
        },
      ],
    },
    recorded,
  ),
)
