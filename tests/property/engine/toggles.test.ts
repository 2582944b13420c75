/** Toggles: the same form with a choice of yes and no in place of each, and what a request may say of one. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, number, toggle } from '../../../engine/define/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import {
  compile,
  decodeBody,
  decodeRequest,
  encodeRequest,
  initialState,
  isVisible,
  reasonsAgainstStart,
  reduce,
} from '../../../engine/index.ts'
import type { FormEvent, FormState } from '../../../engine/index.ts'
import { calculator, faultsOf } from '../../unit/engine/calculator.ts'

const yesOrNo = (preset: boolean, more: object = {}) => choice({ options: ['false', 'true'], default: String(preset), ...more })

/** The conditions with a toggle, which is one by its name; and with a choice. */
const schemaOf = (isToggle: boolean): CalculatorSchema => {
  const on = (name: string) => (isToggle ? name : `${name} == 'true'`)
  return calculator({
    fields: {
      driven: isToggle ? toggle({ clears: ['load'] }) : yesOrNo(false, { clears: ['load'] }),
      braked: isToggle ? toggle({ default: true, visible: 'driven' }) : yesOrNo(true, { visible: "driven == 'true'" }),
      load: number({ unit: 'kg', min: 0, max: 50, required: on('driven'), onOutOfRange: 'snap' }),
      speed: number({ unit: 'mm/s', min: 0, max: 9, visible: `${on('driven')} && !(${on('braked')})` }),
      holder: isToggle
        ? toggle({ unlockedBy: 'load', sets: { speed: 'holder ? 5 : 1' } })
        : yesOrNo(false, { unlockedBy: 'load', sets: { speed: "holder == 'true' ? 5 : 1" } }),
    },
    derived: { force: { unit: 'N', value: `load * 10[N/kg] * (${on('braked')} ? 2 : 1)` } },
    rules: { light: { holds: 'load < 40[kg]', when: on('holder'), at: 'load' } },
  })
}
const [switched, chosen] = [compile(schemaOf(true)), compile(schemaOf(false))]

type Deed = { readonly id: string; readonly to: boolean } | { readonly id: string; readonly text: string } | 'undo'
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ id: fc.constantFrom('driven', 'braked', 'holder'), to: fc.boolean() }),
  fc.record({ id: fc.constantFrom('load', 'speed'), text: fc.constantFrom('', '3', '45', '70', 'x') }),
  fc.constant('undo' as const),
)

const eventOf = (one: Deed, { changes }: FormState, asText: boolean): FormEvent => {
  if (one === 'undo') return { type: 'undo', change: changes.length }
  if ('text' in one) return { type: 'commit', field: one.id, text: one.text }
  return { type: 'choose', field: one.id, value: asText ? String(one.to) : one.to }
}

const seen = (state: FormState) => {
  const { plan, snapshot, inputs, changes } = state
  const asText = (value: unknown) => (typeof value === 'boolean' ? String(value) : value)
  return {
    shown: [...plan.fields.values()].filter((planned) => isVisible(planned, snapshot)).map(({ id }) => id),
    inputs: Object.entries(inputs)
      .map(([id, value]) => [id, asText(value)])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    force: snapshot.values[plan.slots.get('force') ?? -1],
    reasons: reasonsAgainstStart(plan, snapshot),
    query: encodeRequest(plan, snapshot).query,
    changes: changes.map(({ field, from, to, rule, cause }) => [field, asText(from), asText(to), rule, cause]),
  }
}

describe('a toggle', () => {
  it('does what a choice of yes and no does, which cannot be left empty', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
        let [one, other] = [initialState(switched), initialState(chosen)]
        for (const each of deeds) {
          ;[one, other] = [reduce(one, eventOf(each, one, false)), reduce(other, eventOf(each, other, true))]
          // Cleared with `load`, the choice is empty; as the toggle it has its default.
          if (other.inputs['holder'] === undefined) return
          expect(seen(one)).toEqual(seen(other))
        }
      }),
    )
  })

  it('is on or off whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 12 }), fc.anything(), (deeds, saved) => {
        const restored = reduce(initialState(switched), { type: 'restore', inputs: { driven: saved, holder: null, braked: 'true' } })
        const last = deeds.reduce((state, each) => reduce(state, eventOf(each, state, false)), restored)
        for (const id of ['driven', 'braked', 'holder']) expect(typeof last.inputs[id]).toBe('boolean')
      }),
    )
  })
})

const plan = compile(
  calculator({
    fields: { driven: toggle({}), braked: toggle({ visible: 'driven' }) },
    request: { get: 'Sample/Calculation', query: { Driven: 'driven', Braked: 'braked' } },
  }),
)
const decoded = (query: Readonly<Record<string, string>>) => {
  const found = decodeRequest(plan, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), undefined)
  return 'issues' in found ? found.issues.map(({ code, path }) => `${code} ${path}`) : found.values
}

describe('a request', () => {
  it('says true or false, and nothing of a toggle that is hidden', () => {
    const off = initialState(plan)
    const on = reduce(off, { type: 'choose', field: 'driven', value: true })
    expect(encodeRequest(plan, off.snapshot).query).toEqual({ Driven: 'false' })
    expect(encodeRequest(plan, on.snapshot).query).toEqual({ Driven: 'true', Braked: 'false' })
  })

  it('that leaves a shown toggle out is refused: what is not said is not taken for no', () => {
    expect(decoded({})).toEqual(['missing Driven'])
    expect(decoded({ Driven: 'true' })).toEqual(['notChosen Braked'])
    expect(decoded({ Driven: 'yes' })).toEqual(['notAnOption Driven'])
    expect(decoded({ Driven: 'false', Braked: 'true' })).toEqual(['notSent Braked'])
    expect(decoded({ Driven: 'false' })).toEqual({ Driven: false })
  })

  it('as a body has true and false, not their texts', () => {
    const posted = compile(
      calculator({ fields: { driven: toggle({}) }, request: { post: 'Sample/Calculation', body: { 'drive.on': 'driven' } } }),
    )
    expect(encodeRequest(posted, initialState(posted).snapshot)).toMatchObject({ body: { drive: { on: false } } })
    expect(decodeBody(posted, { drive: { on: true } }, undefined)).toEqual({ values: { 'drive.on': true } })
    expect(decodeBody(posted, { drive: { on: 'true' } }, undefined)).toHaveProperty('issues')
  })

  it('sent under a condition may leave it out, which is its default', () => {
    const when = compile(
      calculator({
        fields: { driven: toggle({}), load: number({ visible: '!driven' }) },
        request: { get: 'Sample/Calculation', query: { Driven: { value: 'driven', when: 'driven' }, Load: 'load' } },
      }),
    )
    const issues = (query: Readonly<Record<string, readonly string[]>>) => {
      const found = decodeRequest(when, query, undefined)
      return 'issues' in found ? found.issues.map(({ code, path }) => `${code} ${path}`) : []
    }
    expect(issues({ Load: ['5'] })).toEqual([])
    expect(issues({})).toEqual(['missing Load'])
    expect(issues({ Driven: ['true'], Load: ['5'] })).toEqual(['notSent Load'])
  })
})

describe('written wrong, it is told', () => {
  it.each([
    [{ on: toggle({}), load: number({ max: 'on' }) }, 'load#max typeMismatch'],
    [{ on: toggle({}), load: number({ visible: "on == 'true'" }) }, 'load#visible typeMismatch'],
    [{ on: toggle({ sets: { load: 'on' } }), load: number({}) }, 'load'],
    [{ on: toggle({ clears: ['laod'] }), load: number({}) }, 'on#clears unknownField'],
    [{ on: toggle({ visible: 'on' }) }, 'on cycle'],
  ] satisfies readonly (readonly [CalculatorSchema['fields'], string])[])('%#', (fields, says) => {
    expect(faultsOf(calculator({ fields })).join()).toContain(says)
  })
})
