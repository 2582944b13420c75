import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withEveryType } from './type-examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const usualWindow = (field: string) => ({ [`${field}.lower`]: -10, [`${field}.upper`]: 10 })

/** The initial tolerance windows of the form. */
const windows = { ...usualWindow('motorPower'), ...usualWindow('outputTorque'), ...usualWindow('outputSpeed'), ...usualWindow('ratio') }

/** A conveyor drive by power and speed, and one by torque and ratio; used by tests, documentation and OpenAPI. */
export const reducerThreePhaseExamples: CalculatorExamples = withEveryType(
  withRecorded(
    {
      init: {},
      cases: [
        {
          name: '1.5 kW at 45 rpm, service factor 1.25',
          inputs: {
            ...windows,
            demand: 'motorPower',
            motorPower: 1.5,
            motion: 'outputSpeed',
            outputSpeed: 45,
            serviceFactor: 1.25,
            transmissionElement: 'none',
          },
          request: {
            'motorPower.value': '1.5',
            'motorPower.lower': '-10',
            'motorPower.upper': '10',
            'n2.value': '45',
            'n2.lower': '-10',
            'n2.upper': '10',
            fb: '1.25',
          },
        },
        {
          name: '300 N·m through a right angle at a ratio near 30',
          inputs: {
            ...windows,
            demand: 'outputTorque',
            outputTorque: 300,
            'outputTorque.lower': 0,
            'outputTorque.upper': 50,
            motion: 'ratio',
            ratio: 30,
            transmissionTypes: ['rightAngle'],
            gearTypes: ['bevelHelical', 'worm'],
            transmissionElement: 'none',
          },
          request: {
            't2.value': '300',
            't2.lower': '0',
            't2.upper': '50',
            'i.value': '30',
            'i.lower': '-10',
            'i.upper': '10',
            transmissionTypes: 'rightAngle',
            gearTypes: 'bevelHelical,worm',
          },
        },
        {
          name: '0.75 kW at 60 rpm with a sprocket of 80 mm on the shaft and an emergency stop',
          inputs: {
            ...windows,
            demand: 'motorPower',
            motorPower: 0.75,
            motion: 'outputSpeed',
            outputSpeed: 60,
            transmissionElement: 'sprocket',
            pitchDiameter: 80,
            forceDistance: 25,
            loadInertia: 0.4,
            emergencyTime: 0.2,
          },
          request: {
            'motorPower.value': '0.75',
            'motorPower.lower': '-10',
            'motorPower.upper': '10',
            'n2.value': '60',
            'n2.lower': '-10',
            'n2.upper': '10',
            transmissionElement: 'sprocket',
            pitchDiameter: '80',
            forceDistance: '25',
            loadInertia: '0.4',
            emergencyTime: '0.2',
          },
        },
      ],
    },
    recorded,
  ),
)
