import { defineCalculator, list, number, section } from '../../engine/define/index.ts'
import { largestFigure, mostPhases } from '../../families/reducer/wire/reducer.ts'
import { outputBody, outputFields, outputItems, typeBody, typeFields, usualWindow } from '../2000000-reducer-three-phase/reducer-form.ts'

/** Reducer by output torque and ratio only, for any drive. */
export const reducerManual = defineCalculator({
  id: 2000002,
  name: 'reducerManual',
  place: { group: 'rotary', order: 3, moves: ['drive'], drawing: 'GearUnit' },
  fields: {
    torque: number({ unit: 'N*m', exclusiveMin: 0, hint: { typical: 380 }, tolerance: { ...usualWindow, default: [0, 100] } }),
    ratio: number({ min: 1, hint: { typical: 20 }, tolerance: usualWindow }),
    ...typeFields,
    ...outputFields,
    phases: list({
      row: {
        torque: number({ unit: 'N*m', min: -largestFigure, max: largestFigure }),
        speed: number({ unit: 'rpm', min: 0, max: largestFigure }),
        time: number({ unit: 's', exclusiveMin: 0, max: largestFigure }),
      },
      required: false,
      maxRows: mostPhases,
    }),
  },
  layout: [
    section('demand', ['torque', 'ratio']),
    section('types', ['transmissionTypes', 'gearTypes', 'reducerTypes']),
    section('output', outputItems, { extended: true }),
    section('spectrum', ['phases'], { extended: true }),
  ],
  request: {
    post: 'ReducerWorking/ManualCalculation',
    body: {
      't2.value': 'torque',
      't2.lower': 'torque.lower',
      't2.upper': 'torque.upper',
      'i.value': 'ratio',
      'i.lower': 'ratio.lower',
      'i.upper': 'ratio.upper',
      ...typeBody,
      ...outputBody,
      phases: { list: 'phases', columns: ['torque', 'speed', 'time'] },
    },
  },
  results: { family: 'reducer', overlayMs: 2000 },
})
