/** What the service has chosen of the further parameters of the servo panel. */
import { expect, it } from 'vitest'
import type { SkuFilter } from '../../../../contract/directory/sku-selection.ts'
import { type PanelEvent, servoMachine } from '../../../../screens/servo/panel-machine.ts'
import { emptyPanel, type PanelState } from '../../../../screens/servo/panel-state.ts'

const after = (...events: readonly PanelEvent[]): PanelState =>
  events.reduce((state, event) => servoMachine.advance(state, event).state, emptyPanel)

const first: SkuFilter = { paramName: 'ratedPower', values: [400] }
const own: SkuFilter = { paramName: 'ratedPower', values: [750] }
const given: PanelEvent = { type: 'firstFiltersGiven', filters: [first] }
const values = { ratedPower: 400, ratedSpeed: 3000 }
const figures = { p2: 400, n2: 3000, t2: 1.27, values, hits: [] }
const motor = { skuID: 'd400', skuName: 'ECMA-C20604', typeCode: 'lowInertia', brand: 'Delta', series: 'ECMA', ...figures }

it('is chosen, and asked with', () => {
  const state = after(given)
  expect(state.filters).toEqual([first])
  expect(state.motors).toMatchObject({ request: { filters: [first] } })
})

it('never takes the place of what somebody chose', () => {
  expect(after({ type: 'filtersChanged', filters: [own] }, given).filters).toEqual([own])
})

it('is taken over once: taken back it stays so, until the panel is reset', () => {
  const back: PanelEvent = { type: 'filtersChanged', filters: [] }
  expect(after(given, back, given).filters).toEqual([])
  expect(after(given, back, { type: 'resetPressed' }, given).filters).toEqual([first])
})

it('takes no picked motor away: what that does not meet is not taken over', () => {
  const state = after(
    { type: 'motorChosen', motor },
    { type: 'firstFiltersGiven', filters: [{ paramName: 'ratedSpeed', values: [2000] }, first] },
  )
  expect([state.motor?.calcType, state.filters]).toEqual(['sku', [first]])
})
