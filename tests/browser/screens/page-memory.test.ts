/** What a page remembers: results are of what they were made of, whatever is typed afterwards. */
import { expect, test } from 'vitest'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { createPageMemory, lastVisit } from '../../../screens/base/selection/visit.ts'

const selectionOf = (load: number): Selection => ({ v: 1, calculator: '30', inputs: { load } })

test('what was calculated stays what it was, over changes of the form and over a reload', () => {
  const memory = createPageMemory('calc_30', undefined)
  memory.keep({ selection: selectionOf(220) })
  expect(memory.calculated()?.inputs).toEqual({ load: 220 })
  memory.made('2026.11')
  memory.keep({ selection: selectionOf(2500) })
  expect(memory.left()?.selection.inputs).toEqual({ load: 2500 })
  expect(memory.calculated()?.inputs).toEqual({ load: 220 })
  const again = createPageMemory('calc_30', lastVisit('calc_30'))
  expect(again.calculated()?.inputs).toEqual({ load: 220 })
  again.made('2026.11')
  expect(again.calculated()).toMatchObject({ inputs: { load: 2500 }, made: { catalogue: '2026.11' } })
})

test('conditions that come back are those of the results again', () => {
  const memory = createPageMemory('calc_30', undefined)
  memory.keep({ selection: selectionOf(220) })
  memory.made('2026.11')
  memory.keep({ selection: selectionOf(2500) })
  expect(memory.left()?.selection.made).toBeUndefined()
  memory.keep({ selection: selectionOf(220), rest: { system: 'imperial' } })
  expect(memory.left()?.selection.made?.catalogue).toBe('2026.11')
})

test('a link is read though the browser has dropped its list of visits and kept the history', () => {
  location.hash = '/selection/calc_31'
  const before = createPageMemory('calc_31', undefined)
  sessionStorage.clear()
  before.keep({ selection: { v: 1, calculator: '31', inputs: {} } })
  location.hash = '/selection/calc_30?s=x'
  expect(createPageMemory('calc_30', { selection: selectionOf(220) }).linked).toEqual(selectionOf(220))
})

test('nothing was calculated on a page that was never left', () => {
  expect(createPageMemory('calc_31', undefined).calculated()).toBeUndefined()
})

test('models that an assembly was chosen with do not stay with the conditions', () => {
  location.hash = '/selection/calc_2000001?s=x'
  const chosen = { parts: { motor: { kind: 'model' as const, family: 'servo-motor', sku: 'M' } } }
  const memory = createPageMemory('calc_2000001', { selection: { v: 2, calculator: '2000001', inputs: { panel: {} }, assembly: chosen } })
  memory.made('2026.11')
  expect(memory.calculated()).toMatchObject({ calculator: '2000001', inputs: { panel: {} }, made: { catalogue: '2026.11' } })
  expect(memory.calculated()?.assembly).toBeUndefined()
})
