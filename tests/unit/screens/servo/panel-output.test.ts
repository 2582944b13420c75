/** What the servo panel asks of the output: an element on the shaft, and phases. */
import { expect, it } from 'vitest'
import { customMotorDefaults } from '../../../../screens/servo/custom-motor.ts'
import { type PanelEvent, servoMachine } from '../../../../screens/servo/panel-machine.ts'
import { calculationFor, outputFieldsOf } from '../../../../screens/servo/panel-questions.ts'
import { emptyPanel, type PanelState } from '../../../../screens/servo/panel-state.ts'
import { reasons } from '../../../../screens/servo/reasons.ts'

const motor = { calcType: 'customMotor', motor: customMotorDefaults } as const
const described: PanelState = { ...emptyPanel, motor }

const after = (...events: readonly PanelEvent[]): PanelState =>
  events.reduce((state, event) => servoMachine.advance(state, event).state, described)

const sprocket: PanelEvent = { type: 'elementChosen', element: 'sprocket' }
const diameter: PanelEvent = { type: 'outputEntered', field: 'pitchDiameter', value: 80 }
const phases = [{ torque: -5, speed: 0, time: 1 }]

it.each([
  ['an element without its diameter', [sprocket], ['pitchDiameter']],
  ['a phase without its time', [{ type: 'phasesChanged', phases: [...phases, { torque: 5, speed: 100 }] }], ['phases']],
  ['a phase of no time', [{ type: 'phasesChanged', phases: [{ torque: 5, speed: 100, time: 0 }] }], ['phases']],
] as const)('%s keeps Start from being possible, and asks nothing', (_, events, codes) => {
  const state = after(...events)
  expect(reasons(state).map(({ code }) => code)).toEqual(codes)
  expect(calculationFor(motor, state)).toBeUndefined()
})

it('an element goes along with its diameter, and phases as they stand', () => {
  const state = after(sprocket, diameter, { type: 'phasesChanged', phases })
  expect(calculationFor(motor, state)?.output).toEqual({ transmissionElement: 'sprocket', pitchDiameter: 80, phases })
  const { state: without } = servoMachine.advance(after(sprocket, diameter), { type: 'elementChosen', element: undefined })
  expect(calculationFor(motor, without)?.output).toEqual({})
})

it('a distance says something of a force, or of an element', () => {
  expect(outputFieldsOf({})).not.toContain('forceDistance')
  expect(outputFieldsOf({ radialForce: 5 })).toContain('forceDistance')
  expect(outputFieldsOf({ transmissionElement: 'pinion' })).toContain('forceDistance')
})

it('more phases than can be sent are not taken', () => {
  const many = Array.from({ length: 31 }, () => ({ torque: 1, speed: 1, time: 1 }))
  expect(after({ type: 'phasesChanged', phases: many }).output).toEqual({})
})
