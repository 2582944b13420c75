import { describe, expect, it } from 'vitest'
import { choice, choices } from '../../../engine/define/index.ts'
import type { ChoiceField } from '../../../engine/define/index.ts'
import {
  compile,
  decodeRequest,
  encodeRequest,
  fieldView,
  initialState,
  parameterRules,
  reasonsAgainstStart,
  reduce,
} from '../../../engine/index.ts'
import type { FormState, InitData } from '../../../engine/index.ts'
import { calculator, sends } from './calculator.ts'

const planWith = (field: Omit<ChoiceField, 'kind' | 'optionsFrom'>) =>
  compile(
    calculator({
      init: { get: 'Sample/Init', lists: { dusts: { grade: 'number' } } },
      fields: {
        dust: choice({ optionsFrom: 'init.dusts', ...field }),
        posture: choice({ options: ['flat', 'upright'], default: 'flat' }),
        filters: choices({ options: ['fine', 'coarse'], visible: 'dust.grade > 2', required: false }),
      },
      ...sends({ Dust: 'dust', Grade: { value: 'dust.grade * 2', optional: true }, Twice: 'dust.grade * 3', P: 'posture', F: 'filters' }),
    }),
  )
const plan = planWith({ onNoOptions: 'hide' })
const some: InitData = {
  dusts: [
    { value: 'clean', grade: 1 },
    { value: 'dusty', grade: 3 },
  ],
}
const none: InitData = { dusts: [] }

const at = (init: InitData | undefined): FormState => initialState(plan, { init })
const visible = ({ snapshot }: FormState) => {
  const dust = plan.fields.get('dust')
  return dust && fieldView(plan, dust, snapshot).visible
}
const codes = ({ snapshot }: FormState) => reasonsAgainstStart(plan, snapshot).map(({ path, code }) => `${path} ${code}`)
const queryOf = (state: FormState) => encodeRequest(plan, state.snapshot).query
const chosen = reduce(at(some), { type: 'choose', field: 'dust', value: 'dusty' })

describe('a choice that is hidden without options', () => {
  it.each([
    ['shows and waits while its list is unknown', at(undefined), true, ['dust loading']],
    ['shows and is required while there are options', at(some), true, ['dust notChosen']],
    ['is hidden and not required once its list has come back empty', at(none), false, []],
    ['is hidden when a later list is empty', reduce(at(some), { type: 'init', data: none }), false, []],
    ['shows again with a later list', reduce(at(none), { type: 'init', data: some }), true, ['dust notChosen']],
  ])('%s', (_, state, shown, reasons) => {
    expect(visible(state)).toBe(shown)
    expect(codes(state)).toEqual(reasons)
  })

  it('feeds nothing while hidden: no parameter, no condition', () => {
    expect(queryOf(chosen)).toEqual({ Dust: 'dusty', Grade: '6', Twice: '9', P: 'flat' })
    const hidden = reduce(chosen, { type: 'init', data: none })
    expect(queryOf(hidden)).toEqual({ P: 'flat' })
    expect(hidden.snapshot.values[plan.fields.get('filters')?.visible ?? -1]).not.toBe(true)
  })

  it('keeps what was chosen, without a chip, and gives it back when there are options again', () => {
    const hidden = reduce(chosen, { type: 'init', data: none })
    expect(hidden.changes).toEqual([])
    expect(queryOf(reduce(hidden, { type: 'init', data: some }))).toEqual(queryOf(chosen))
    const other = reduce(hidden, { type: 'init', data: { dusts: [{ value: 'clean', grade: 1 }] } })
    expect(other.inputs['dust']).toBeUndefined()
  })

  it('waits without the policy, as it always did', () => {
    const waiting = planWith({})
    const { snapshot } = initialState(waiting, { init: none })
    expect(reasonsAgainstStart(waiting, snapshot).map(({ path }) => path)).toEqual(['dust'])
  })
})

describe('the server decodes by the same rule', () => {
  const decode = (query: Readonly<Record<string, string>>, init: InitData) => {
    const decoded = decodeRequest(plan, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), init)
    return 'issues' in decoded ? decoded.issues.map(({ path, code }) => `${path} ${code}`) : decoded.values
  }

  it.each([
    ['without options the parameter and what is made of it are not demanded', { P: 'flat' }, none, { P: 'flat' }],
    ['without options a value is refused', { P: 'flat', Dust: 'dusty' }, none, ['Dust notAnOption']],
    ['with options both are demanded', { P: 'flat' }, some, ['Dust notChosen', 'Twice missing']],
    ['with options both are taken', { P: 'flat', Dust: 'clean', Twice: '3' }, some, { Dust: 'clean', Twice: 3, P: 'flat' }],
  ])('%s', (_, query, init, expected) => {
    expect(decode(query, init)).toEqual(expected)
  })

  it('documents the parameter as optional, because a list may be empty', () => {
    expect(
      parameterRules(plan, undefined)
        .filter(({ optional }) => !optional)
        .map(({ name }) => name),
    ).toEqual(['P'])
  })
})
