/** A calculator without a service: the server calculates what its form does. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalculateAnswer } from '../../../../contract/site/calculate.ts'
import type { Failure } from '../../../../contract/errors.ts'
import { compile, type FormState, stateInputs, valueResults } from '../../../../engine/index.ts'
import { anySequence, lastState } from '../../../../engine/testing/sequences.ts'
import { column, examples, texts } from '../../../../schemas/zoo/column.ts'
import { createCalculatorService } from './calculator-service.ts'

const plan = compile(column)
let service: Awaited<ReturnType<typeof createCalculatorService>>

beforeAll(async () => {
  const own = { schema: { ...column, id: 9305, name: 'ownColumn' }, texts, examples }
  const rules = { slender: { holds: 'length < 200 * diameter', at: ['length', 'diameter'] } }
  const ruled = {
    ...own,
    schema: { ...column, id: 9306, name: 'ruledColumn', rules },
    texts: {
      en: { ...texts.en, rules: { slender: '{length} is too long for {diameter}.' } },
      'zh-Hans': { ...texts['zh-Hans'], rules: { slender: '{length} 对 {diameter} 过长。' } },
      es: { ...texts.es, rules: { slender: '{length} es demasiado largo para {diameter}.' } },
      ru: { ...texts.ru, rules: { slender: '{length} слишком длинно для {diameter}.' } },
    },
  }
  service = await createCalculatorService({ '9305-own-column.json': own, '9306-ruled-column.json': ruled })
})
afterAll(() => service.close())

const post = async (body: unknown, lang = 'en') => {
  const response = await service.app.request('/YQWorking/api/Calculators/Calculate', {
    method: 'POST',
    headers: { 'site-key': 'linea', lang, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // The shapes are those of the contract.
  return { status: response.status, ...((await response.json()) as Partial<Failure> & { readonly data?: CalculateAnswer }) }
}

/** Numbers are written with 13 digits. */
const onTheWire = (value: number): number => Number(value.toPrecision(13))

/** The committed inputs of a form, as a request states them. */
const inputsOf = ({ inputs }: FormState): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(stateInputs(plan, inputs)).map((id) => [id, inputs[id] ?? null]))

describe('the call', () => {
  it('gives no value while inputs break a rule, and says it with their values', async () => {
    const inputs = { ends: 'fixedPinned', length: 5000, diameter: 25, modulus: 210, limit: 190, load: 20 }
    const broken = await post({ id: 9306, inputs })
    expect(broken.data?.values.map(({ value }) => value)).toEqual(broken.data?.values.map(() => null))
    expect(broken.data?.issues).toEqual([expect.objectContaining({ code: 'rule', message: '5000\u00A0mm is too long for 25\u00A0mm.' })])
    expect((await post({ id: 9306, inputs: { ...inputs, length: 1500 } })).data?.issues).toEqual([])
  })

  it('gives the values that the form shows, whatever has been done in it', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anySequence({ plan, inits: [{}] }), fc.constantFrom(9205, 9305), async (events, id) => {
        const state = lastState(plan, events)
        const { data } = await post({ id, inputs: inputsOf(state) })
        const isRefused = (state.snapshot.state.refused?.size ?? 0) > 0
        const shown = valueResults(plan, state.snapshot).map((one) => ('value' in one ? onTheWire(one.value) : null))
        const answered = data?.values.map(({ value }) => value) ?? []
        // A text that is no number stands in the form alone.
        expect(answered.map((value, index) => (isRefused && shown[index] === null ? null : value))).toEqual(shown)
      }),
    )
  })

  it('names each value in the language of the caller, in its unit', async () => {
    const { inputs } = examples.cases[0] ?? { inputs: {} }
    const { data } = await post({ id: 9205, inputs }, 'es')
    expect(data?.values.slice(0, 2)).toEqual([
      { name: 'safety', label: 'Seguridad frente al pandeo', value: 1.802355182774, unit: '' },
      { name: 'critical', label: 'Carga de pandeo', value: 36.04710365548, unit: 'kN' },
    ])
    expect(data?.issues).toEqual([])
    expect((await post({ id: 9305, inputs }, 'ru')).data?.values[1]?.label).toBe('Критическая сила')
  })

  it('says what keeps a value back, in words; what is left out has its default', async () => {
    const { data } = await post({ id: 9205, inputs: { ends: 'pinned', length: 7000, diameter: 25, limit: 190 } })
    expect(data?.values.map(({ name, value }) => [name, value === null])).toEqual([
      ['safety', true],
      ['critical', true],
      ['elastic', true],
      ['proportional', false],
      ['inertia', false],
    ])
    expect(data?.issues.map(({ code, path }) => `${path} ${code}`)).toEqual(['length aboveMaximum', 'load missing'])
    expect(data?.issues[0]?.message).toContain('6000')
    expect((await post({ id: 9205, inputs: { modulus: null } })).data?.issues).toContainEqual(
      expect.objectContaining({ code: 'missing', path: 'modulus' }),
    )
  })

  it('refuses kinds that a field does not take, by its plan', async () => {
    const { data } = await post({ id: 9205, inputs: { ends: 'loose', length: 'long', diameter: ['25'], limit: 190, load: [{ a: 1 }] } })
    expect(data?.values.every(({ value, name }) => (name === 'none' ? value : value === null))).toBe(true)
    expect(data?.issues.map(({ path }) => path)).toEqual(['ends', 'length', 'diameter', 'load'])
  })

  it.each([
    ['an unknown input', { id: 9205, inputs: { lenght: 1 } }, 40001],
    ['an unknown calculator', { id: 9999, inputs: {} }, 40402],
    ['one that a service answers', { id: 30, inputs: {} }, 40402],
    ['another shape', { id: '9205', inputs: [] }, 40001],
  ])('refuses %s', async (_, body, code) => {
    expect(await post(body)).toMatchObject({ code })
  })
})

it('its document names its values and no address of a service', async () => {
  const response = await service.app.request('/api/Calculators/Document?id=9305', { headers: { 'site-key': 'linea', lang: 'en' } })
  const { data } = (await response.json()) as { readonly data: { readonly schema: Readonly<Record<string, unknown>> } } // the contract's shape
  expect(data.schema).toMatchObject({ results: { values: ['safety', 'critical', 'elastic', 'proportional', 'inertia'] } })
  expect(data.schema).not.toHaveProperty('request')
  expect(service.logLines()).toEqual([])
})
