import { expect, it } from 'vitest'
import type { CoreEvent } from '../../../../screens/base/machine/define-machine.ts'
import { offeredFilters } from '../../../../screens/servo/derived-choices.ts'
import { type PanelEvent, servoMachine } from '../../../../screens/servo/panel-machine.ts'
import type { PanelState } from '../../../../screens/servo/panel-state.ts'
import type { MotorPage } from '../../../../screens/servo/servo-calls.ts'

const page: MotorPage = { motors: [], count: 0, typeCodes: ['lowInertia'], brands: ['Delta', 'Siemens'], series: [], remaining: [] }

const after = (state: PanelState, event: PanelEvent | CoreEvent): PanelState => servoMachine.advance(state, event).state

const keyIn = ({ motors }: PanelState): string => (motors.state === 'running' ? motors.key : '')

it('types and brands stay on offer where the list of motors fails, so that something else can be chosen', () => {
  const opened = after(servoMachine.start(undefined), { type: 'opened' })
  const listed = after(opened, { type: 'arrived', question: 'motors', key: keyIn(opened), answer: page })
  const requested = after(listed, { type: 'brandChosen', brand: 'Delta' })
  const failed = after(requested, { type: 'failed', question: 'motors', key: keyIn(requested), failure: { kind: 'offline' } })
  expect(failed.motors.state).toBe('failed')
  expect([offeredFilters(failed)?.typeCodes, offeredFilters(failed)?.brands]).toEqual([page.typeCodes, page.brands])
})
