import { defineWorkingClass } from '../../engine/define/index.ts'

/** Gear unit with a servo motor: the motor panel beside the demand. */
export const reducerServo = defineWorkingClass({
  id: 2000001,
  name: 'reducerServo',
  place: { group: 'rotary', order: 2, moves: ['drive'], drawing: 'GearedServo', screen: 'servo' },
  service: 'ReducerWorking',
  results: { family: 'reducer', overlayMs: 2000 },
})
