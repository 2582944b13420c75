/** Arms that alone load a guide are stated, in the form and by callers; the others are 0 until somebody states them. */
import { describe, expect, it } from 'vitest'
import { at } from '../../../engine/base/at.ts'
import { compile, decodeBody, decodeRequest, encodeRequest, initialState, reasonsAgainstStart, reduce } from '../../../engine/index.ts'
import { fieldStateOf } from '../../../engine/react/field-state.ts'
import { rangeText } from '../../../engine/react/usual-range.ts'
import { calculators } from '../../../schemas/registry.ts'
import { wordsOf } from '../../browser/engine/words.ts'

const arms = ['armA', 'armB', 'armC']
const guides = [31, 303, 1006, 1007]

/** A form with the inputs of its first example, but for arms and posture. */
function opened(id: number) {
  const { schema, examples } = at(
    calculators.filter((one) => one.schema.id === id),
    0,
  )
  const { inputs } = at(examples.cases, 0)
  const others = Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== 'posture' && !arms.includes(name)))
  const plan = compile(schema)
  const init = 'otherAnswers' in examples || schema.init ? examples.init : {}
  const state = reduce(initialState(plan, { init }), { type: 'restore', inputs: others })
  return { plan, init, state: reduce(state, { type: 'choose', field: 'posture', value: 'horizontal' }) }
}

describe.each(guides)('%d', (id) => {
  it.each<[string, readonly string[]]>([
    ['horizontal', []],
    ['vertical', ['armB', 'armC']],
    ['wall', ['armA', 'armC']],
  ])('%s: Start waits for %j', (posture, decisive) => {
    const { state } = opened(id)
    expect(state.inputs).toMatchObject({ armA: 0, armB: 0, armC: 0 })
    const turned = reduce(state, { type: 'choose', field: 'posture', value: posture })
    expect(reasonsAgainstStart(turned.plan, turned.snapshot)).toEqual(decisive.map((path) => ({ code: 'missing', path, params: {} })))
    const back = reduce(turned, { type: 'choose', field: 'posture', value: 'horizontal' })
    expect(back.inputs).toMatchObject({ armA: 0, armB: 0, armC: 0 })
  })

  it('a caller who leaves one out is refused', () => {
    const { plan, init, state } = opened(id)
    const typed = arms.reduce((form, field) => reduce(form, { type: 'commit', field, text: '0' }), state)
    const turned = arms.reduce((form, field) => reduce(form, { type: 'input', field, text: '0' }), typed)
    const vertical = reduce(turned, { type: 'choose', field: 'posture', value: 'vertical' })
    const sent = encodeRequest(plan, vertical.snapshot)
    const name = Object.keys(sent.query).includes('armC') ? 'armC' : 'C'
    expect(sent.query[name]).toBe('0')
    const { [name]: _, ...query } = sent.query
    const body = Object.fromEntries(Object.entries(sent.method === 'POST' ? sent.body : {}).filter(([member]) => member !== name))
    const decoded =
      sent.method === 'POST'
        ? decodeBody(plan, body, init)
        : decodeRequest(plan, Object.fromEntries(Object.entries(query).map(([one, text]) => [one, [text]])), init)
    expect('issues' in decoded && decoded.issues).toEqual([{ code: 'missing', path: name, params: {} }])
  })
})

const words = wordsOf(() => undefined)
const texts = { ...words, range: (range: Parameters<typeof words.range>[0]) => range.typical ?? 'nothing' }

describe.each([31, 303])('%d says what is usual', (id) => {
  it.each<[string, readonly string[]]>([
    ['horizontal', ['0', '0', '0']],
    ['vertical', ['0', 'nothing', 'nothing']],
    ['wall', ['nothing', '0', 'nothing']],
  ])('%s: %j', (posture, usual) => {
    const { plan, state } = opened(id)
    const turned = reduce(state, { type: 'choose', field: 'posture', value: posture })
    const shown = arms.map((arm) => {
      const [planned, field] = [plan.fields.get(arm), fieldStateOf(turned, arm)]
      return planned && field && rangeText(planned, texts, field)
    })
    expect(shown).toEqual(usual)
  })
})

describe.each([31, 303])('a slope of %d', (id) => {
  it.each<[string, readonly string[]]>([
    ['0', []],
    ['10', ['armC']],
    ['45', ['armC']],
    ['60', ['armB', 'armC']],
    ['', []],
  ])('%s° asks for %j', (text, decisive) => {
    const { state } = opened(id)
    const inclined = reduce(reduce(state, { type: 'commit', field: 'inclination', text: '30' }), {
      type: 'commit',
      field: 'inclination',
      text,
    })
    expect(reasonsAgainstStart(inclined.plan, inclined.snapshot).map(({ path }) => path)).toEqual(decisive)
  })
})
