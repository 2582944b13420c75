import { expect, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import { createFormStore, keepForm, openForm } from '../../../engine/react/index.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

const plan = compile(zoo)

/** A form as it is after a reload, the options arriving later; `written` is what it was kept as last. */
function reload(text?: string) {
  const store = createFormStore(plan)
  let written = text
  const saved: unknown = JSON.parse(text ?? 'null')
  if (typeof saved === 'object' && saved) openForm(store, saved)
  keepForm(store, (form) => (written = JSON.stringify(form)))
  store.dispatch({ type: 'init', data: zooInits[0] })
  return { store, written: () => written }
}

it('a reload brings back values, choices and texts that are no value yet, with the reason why', () => {
  const { store: before, written } = reload()
  before.dispatch({ type: 'choose', field: 'layout', value: '2x2' })
  before.dispatch({ type: 'commit', field: 'stroke', text: '12,5' })
  before.dispatch({ type: 'toggle', field: 'extras', value: 'cover' })
  before.dispatch({ type: 'input', field: 'speed', text: '12 qq' })
  before.dispatch({ type: 'commit', field: 'wait', text: 'abc' })
  before.dispatch({ type: 'units', system: 'imperial' })
  const { store: after } = reload(written())
  expect(after.state().inputs).toEqual(before.state().inputs)
  expect(after.form.getValues(['speed', 'wait'])).toEqual(['12 qq', before.form.getValues('wait')])
  expect(after.field('wait').pending?.committed).toBe(before.field('wait').pending?.committed)
  expect(after.reasons()).toEqual(before.reasons())
})

it('a default that was emptied stays empty', () => {
  const { store: before, written } = reload()
  const id = Object.keys(before.state().inputs).find((one) => plan.fields.get(one)?.field.kind === 'choice') ?? ''
  before.dispatch({ type: 'choose', field: id, value: undefined })
  expect(reload(written()).store.state().inputs[id]).toBeUndefined()
})

it('a form in which nobody has done anything is not kept', () => {
  expect(reload().written()).toBeUndefined()
})

it.each([
  '{}',
  '{"inputs":7,"texts":[1],"system":"x"}',
  '{"inputs":{"stroke":"a","layout":{},"unknown":1,"posture":"up","speed":[1,"kg"],"wait":[1]},"texts":{"stroke":5}}',
])('what someone else has written there is ignored: %s', (text) => {
  const untouched = reload().store.state().inputs
  expect(reload(text).store.state().inputs).toEqual(untouched)
})
