import { beforeEach, expect, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import { createFormStore, keepForm } from '../../../engine/react/index.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

const plan = compile(zoo)
const key = 'kept'

beforeEach(() => sessionStorage.clear())

/** A form as it is after a reload; the options arrive later. */
function reload(storage: Storage = sessionStorage) {
  const store = createFormStore(plan)
  keepForm(store, storage, key)
  store.dispatch({ type: 'init', data: zooInits[0] })
  return store
}

it('a reload brings back values, choices and texts that are no value yet', () => {
  const before = reload()
  before.dispatch({ type: 'choose', field: 'layout', value: '2x2' })
  before.dispatch({ type: 'commit', field: 'stroke', text: '12,5' })
  before.dispatch({ type: 'toggle', field: 'extras', value: 'cover' })
  before.dispatch({ type: 'input', field: 'speed', text: '12 qq' })
  before.dispatch({ type: 'units', system: 'imperial' })
  const after = reload()
  expect(after.state().inputs).toEqual(before.state().inputs)
  expect(after.text('speed')).toBe('12 qq')
  expect(after.reasons()).toEqual(before.reasons())
})

it.each([
  '',
  'null',
  '[]',
  '{"inputs":7,"texts":[1],"system":"x"}',
  '{"inputs":{"stroke":"a","layout":{},"unknown":1,"posture":"up"},"texts":{"stroke":5}}',
])('what someone else has written there is ignored: %s', (text) => {
  const untouched = reload().state().inputs
  sessionStorage.setItem(key, text)
  expect(reload().state().inputs).toEqual(untouched)
})

it('a storage that refuses leaves the form working', () => {
  const full = Object.create(sessionStorage, {
    getItem: { value: () => null },
    setItem: {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  }) as Storage // Object.create gives `any`: a storage with its two methods replaced.
  const store = reload(full)
  store.dispatch({ type: 'commit', field: 'stroke', text: '20' })
  expect(store.state().inputs['stroke']).toBe(20)
})
