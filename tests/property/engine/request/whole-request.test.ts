import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compile,
  decodeRequest,
  encodeRequest,
  type FormState,
  type Issue,
  initialState,
  type Plan,
  readCellPath,
  reasonsAgainstStart,
  reduce,
  requestCall,
} from '../../../../engine/index.ts'
import { completeEvents, eventArbitrary } from '../../../../engine/testing/arbitraries.ts'
import { alternatives, choice, defineCalculator, number, section } from '../../../../engine/define/index.ts'
import { calculators } from '../../../../schemas/registry.ts'

/** Tabs, a hidden field and a bound that depends on others, each sent as it is. */
const mover = defineCalculator({
  id: 901,
  name: 'mover',
  fields: {
    posture: choice({ options: ['flat', 'upright'], default: 'flat' }),
    arm: number({ unit: 'mm', visible: "posture == 'flat'" }),
    stroke: number({ unit: 'mm', exclusiveMin: 0 }),
    pace: alternatives({ branches: { speed: ['speed'], time: ['time', 'wait'] }, default: 'speed' }),
    speed: number({ unit: 'mm/s', exclusiveMin: 0 }),
    time: number({ unit: 's', min: 'stroke / 1000[mm/s]' }),
    wait: number({ unit: 's', min: 0 }),
  },
  layout: [section('all', ['posture', 'arm', 'stroke', 'pace', 'speed', 'time', 'wait'])],
  request: {
    get: 'Mover/Calculation',
    query: { Posture: 'posture', Arm: 'arm', Stroke: 'stroke', Speed: 'speed', Time: 'time', Wait: 'wait' },
  },
  results: { family: 'none', overlayMs: 0 },
})
const plan = compile(mover)

const decode = (query: Readonly<Record<string, string>>, on: Plan = plan, init?: Readonly<Record<string, unknown>>) =>
  decodeRequest(on, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), init)

const flat = { Posture: 'flat', Arm: '10', Stroke: '500' }

describe('a request as a whole', () => {
  it.each([
    ['one branch of the tabs', { ...flat, Speed: '100' }, undefined],
    ['the other branch', { ...flat, Time: '2', Wait: '0' }, undefined],
    ['both branches', { ...flat, Speed: '100', Wait: '0' }, { path: 'Wait', code: 'notSent' }],
    ['no branch', flat, { path: 'Speed', code: 'missing' }],
    ['half a branch', { ...flat, Wait: '1' }, { path: 'Time', code: 'missing' }],
    ['a parameter that is hidden', { ...flat, Posture: 'upright', Speed: '100' }, { path: 'Arm', code: 'notSent' }],
    ['a parameter that is missing because it is shown', { Posture: 'flat', Stroke: '500', Speed: '100' }, { path: 'Arm', code: 'missing' }],
    ['a value below a bound made of others', { ...flat, Time: '0.4', Wait: '0' }, { path: 'Time', code: 'belowMinimum' }],
  ])('is judged with %s', (_, query, fault) => {
    const decoded = decode(query)
    expect('issues' in decoded ? decoded.issues : []).toMatchObject(fault === undefined ? [] : [fault])
  })
})

const subjects = [
  { name: 'mover', on: plan, init: {} },
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, on: compile(schema), init: examples.init })),
]

const isOptional = (declared: unknown): boolean => typeof declared === 'object' && declared !== null && 'optional' in declared

/** Whether every field is sent by itself, so that the server can judge the whole. */
const isOpen = ({ fields, parameters, schema }: Plan): boolean =>
  [...fields.values()].every(
    ({ id, field }) => field.kind === 'diagram' || field.kind === 'alternatives' || parameters.some((one) => one.field === id),
  ) && parameters.every(({ name, when }) => when === undefined && !isOptional(requestCall(schema.request).parameters[name]))

/** A text that is no value is not sent, nor are rows with one: of what may be left empty, the request shows nothing amiss. */
function isUnsent({ fields }: Plan, { code, path }: Issue): boolean {
  const list = readCellPath(path)?.list
  return (list !== undefined || code === 'notANumber') && fields.get(list ?? path)?.field.required === false
}

describe.each(subjects.filter(({ on }) => isOpen(on)))('the requests of $name', ({ on, init }) => {
  it('are understood exactly when Start would be enabled', () => {
    const events = fc.oneof(
      completeEvents(on, init),
      fc
        .tuple(completeEvents(on, init), fc.array(eventArbitrary(on, [init]), { maxLength: 4 }))
        .map(([first, more]) => [...first, ...more]),
      fc.array(eventArbitrary(on, [init]), { maxLength: 8 }),
    )
    fc.assert(
      fc.property(events, (all) => {
        let state: FormState = initialState(on, { init })
        for (const event of all) state = reduce(state, event)
        const { snapshot } = state
        const { query } = encodeRequest(on, snapshot)
        const reasons = reasonsAgainstStart(on, snapshot).filter((reason) => !isUnsent(on, reason))
        expect('values' in decode(query, on, init)).toBe(reasons.length === 0)
      }),
    )
  })
})
