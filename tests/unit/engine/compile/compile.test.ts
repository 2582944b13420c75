import { describe, expect, it } from 'vitest'
import type { CalculatorSchema } from '../../../../engine/define/index.ts'
import { alternatives, choice, choices, diagram, number, section } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { calculator, faultsOf, sends } from '../calculator.ts'

const posture = choice({ options: ['flat', 'upright'] })
const load = number({ unit: 'kg' })
const rows = { flat: { max: 1 }, upright: { max: 2 } }

describe('a fault is reported at its path', () => {
  it.each<[string, CalculatorSchema, string]>([
    [
      'a field unlocked by nothing',
      calculator({ fields: { load: number({ unlockedBy: 'lod' }) } }),
      "load#unlockedBy unknownField: unknown field 'lod'",
    ],
    [
      'a choice that writes nowhere',
      calculator({ fields: { posture: choice({ options: ['a'], sets: { lod: '1' } }) } }),
      "posture#sets unknownField: unknown field 'lod'",
    ],
    [
      'a choice that clears nothing',
      calculator({ fields: { posture: choice({ options: ['a'], clears: ['lod'] }) } }),
      "posture#clears unknownField: unknown field 'lod'",
    ],
    [
      'several that clear nothing',
      calculator({ fields: { extras: choices({ options: ['a'], clears: ['lod'] }) } }),
      "extras#clears unknownField: unknown field 'lod'",
    ],
    [
      'a branch of nothing',
      calculator({ fields: { mode: alternatives({ branches: { a: ['lod'] }, default: 'a' }) } }),
      "mode#branches unknownField: unknown field 'lod'",
    ],
    [
      'a default that is no branch',
      calculator({ fields: { mode: alternatives({ branches: { a: [] }, default: 'b' }) } }),
      "mode#default unknownBranch: 'b' is no branch",
    ],
    [
      'a field on branches of two tabs',
      calculator({
        fields: {
          load,
          one: alternatives({ branches: { a: ['load'] }, default: 'a' }),
          two: alternatives({ branches: { b: ['load'] }, default: 'b' }),
        },
      }),
      "two#branches branchTwice: 'load' is on a branch of another field too",
    ],
    [
      'a picture by nothing',
      calculator({ fields: { picture: diagram({ picture: 'p', by: 'posutre' }) } }),
      "picture#by unknownField: unknown field 'posutre'",
    ],
    [
      'a section that shows nothing',
      calculator({ fields: { load }, layout: [section('all', ['lod'])] }),
      "layout.all unknownField: unknown field 'lod'",
    ],
    [
      'a name twice',
      calculator({ fields: { load }, derived: { load: { unit: 'kg', value: '1[kg]' } } }),
      "load duplicateName: 'load' is both a field and a derived value",
    ],
    ['a reserved name', calculator({ fields: { constructor: load } }), "constructor reservedName: 'constructor' is a reserved name"],
    [
      'a choice without options',
      calculator({ fields: { posture: choice({}) } }),
      'posture optionsSource: needs either options or optionsFrom',
    ],
    [
      'a choice with two sources',
      calculator({ init: { get: 'I', lists: { l: {} } }, fields: { posture: choice({ options: ['a'], optionsFrom: 'init.l' }) } }),
      'posture optionsSource: needs either options or optionsFrom',
    ],
    [
      'an unknown list',
      calculator({ init: { get: 'I', lists: { l: {} } }, fields: { posture: choice({ optionsFrom: 'init.m' }) } }),
      "posture#optionsFrom unknownList: 'init.m' is no list of init",
    ],
    [
      'a usual value of a number that the answer has not',
      calculator({ init: { get: 'I', numbers: { longest: 'mm' }, usual: { longst: 1 } }, fields: { load } }),
      "init.longst unknownNumber: 'longst' is no number of init",
    ],
    [
      'a drawing that shows an unknown field',
      calculator({ fields: { load, picture: diagram({ picture: 'p', shows: ['load', 'laod'] }) } }),
      "picture#shows unknownField: unknown field 'laod'",
    ],
    [
      'a drawing that shows a picture',
      calculator({ fields: { load, picture: diagram({ picture: 'p' }), other: diagram({ picture: 'p', shows: ['picture'] }) } }),
      "other#shows noValue: 'picture' is a picture and has no value",
    ],
    [
      'a shortest time whose root is on another scale',
      calculator({
        fields: {
          stroke: number({ unit: 'mm' }),
          acceleration: number({ unit: 'm/s^2' }),
          time: number({ unit: 's', min: '2 * sqrt(stroke / acceleration)' }),
        },
      }),
      'time#min noUnitRoot: [mm*s^2/m] has no square root among the units\n2 * sqrt(stroke / acceleration)\n    ^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
    [
      'a table by a number',
      calculator({ fields: { load }, tables: { t: { by: 'load', rows } } }),
      "tables.t tableKey: 'load' is not a choice with literal options",
    ],
    [
      'a table without a row',
      calculator({ fields: { posture }, tables: { t: { by: 'posture', rows: { flat: { max: 1 } } } } }),
      "tables.t tableRows: no row for 'upright'",
    ],
    [
      'a row of no option',
      calculator({ fields: { posture }, tables: { t: { by: 'posture', rows: { ...rows, tilted: { max: 3 } } } } }),
      "tables.t tableRows: row 'tilted' is no option of 'posture'",
    ],
    [
      'a row without a cell',
      calculator({ fields: { posture }, tables: { t: { by: 'posture', rows: { ...rows, flat: {} } } } }),
      "tables.t tableRows: row 'flat' has no 'max'",
    ],
    [
      'a bound of another unit',
      calculator({ fields: { load, arm: number({ unit: 'mm', max: 'load' }) } }),
      'arm#max dimensionMismatch: [kg] and [mm] do not measure the same thing\nload\n^^^^',
    ],
    [
      'a default of another scale',
      calculator({ fields: { load, big: number({ unit: 't', default: 'load' }) } }),
      'big#default scaleMismatch: [kg] and [t] measure the same thing on different scales; to get [t], divide by 1000[kg/t]\nload\n^^^^',
    ],
    [
      'a written value of another kind',
      calculator({ fields: { load, posture: choice({ options: ['a'], sets: { load: "'a'" } }) } }),
      "posture#sets.load typeMismatch: expected a number, found a text\n'a'\n^^^",
    ],
    [
      'a written value that is no option',
      calculator({ fields: { posture, shock: choice({ options: ['a'], sets: { posture: "'flta'" } }) } }),
      "shock#sets.posture neverValue: 'flta' is never a value here (flat, upright); did you mean 'flat'?\n'flta'\n^^^^^^",
    ],
    [
      'a condition that is a number',
      calculator({ fields: { load, arm: number({ visible: 'load' }) } }),
      'arm#visible typeMismatch: expected true or false, found a number in [kg]\nload\n^^^^',
    ],
    [
      'an unknown name in a parameter',
      calculator({ fields: { load }, ...sends({ W: 'load + lod' }) }),
      "request.W unknownName: unknown name 'lod'; did you mean 'load'?\nload + lod\n       ^^^",
    ],
    [
      'an unknown name in a parameter’s condition',
      calculator({ fields: { load }, ...sends({ W: { value: 'load', when: 'lod > 1' } }) }),
      "request.W#when unknownName: unknown name 'lod'; did you mean 'load'?\nlod > 1\n^^^",
    ],
  ])('%s', (_, schema, fault) => {
    expect(faultsOf(schema)).toContain(fault)
  })

  it('together with all others, in one go', () => {
    const schema = calculator({
      fields: { load: number({ unit: 'kg', max: 'lod', unlockedBy: 'nothing' }), arm: number({ visible: 'load +', default: 'load * 2' }) },
      derived: { mass: { unit: 't', value: 'load' } },
    })
    expect(faultsOf(schema).map((fault) => fault.split(':')[0])).toEqual([
      'load#unlockedBy unknownField',
      'load#max unknownName',
      'arm#visible unexpectedToken',
      'arm#default dimensionMismatch',
      'mass scaleMismatch',
    ])
  })
})

describe('the shortest cycle is named with its kinds', () => {
  const mode = alternatives({ branches: { a: ['arm'], b: [] }, default: 'a', visible: 'arm > 1' })
  it.each<[string, CalculatorSchema, string]>([
    ['values', calculator({ fields: {}, derived: { a: { value: 'b' }, b: { value: 'a' } } }), 'a –value→ b –value→ a'],
    ['one value', calculator({ fields: {}, derived: { a: { value: 'a + 1' } } }), 'a –value→ a'],
    ['bounds', calculator({ fields: { p: number({ min: 'q' }), q: number({ max: 'p' }) } }), 'p –bound→ q –bound→ p'],
    [
      'visibility',
      calculator({ fields: { x: number({ visible: 'y > 0' }), y: number({ visible: 'x > 0' }) } }),
      'x –visibility→ y –visibility→ x',
    ],
    ['a bound and a default', calculator({ fields: { p: number({ min: 'q' }), q: number({ default: 'p' }) } }), 'p –default→ q –bound→ p'],
    ['tabs hidden by their own field', calculator({ fields: { mode, arm: number({}) } }), 'mode –visibility→ arm –visibility→ mode'],
    [
      'fields that unlock each other',
      calculator({ fields: { x: number({ unlockedBy: 'y' }), y: number({ unlockedBy: 'x' }) } }),
      'x –cascade→ y –cascade→ x',
    ],
    [
      'a table and what its choice writes',
      calculator({
        tables: { t: { by: 'posture', rows } },
        fields: { posture: choice({ ...posture, unlockedBy: 'load' }), load: number({ min: 'tables.t.max' }) },
      }),
      'tables.t –bound→ load –cascade→ posture –value→ tables.t',
    ],
    [
      'options that need themselves',
      calculator({ init: { get: 'I', query: { p: 'posture' }, lists: { l: {} } }, fields: { posture: choice({ optionsFrom: 'init.l' }) } }),
      'init –options→ posture –request→ init',
    ],
    [
      'a short cycle beside a long one',
      calculator({
        fields: {},
        derived: { a: { value: 'b' }, b: { value: 'c' }, c: { value: 'a' }, d: { value: 'e' }, e: { value: 'd' } },
      }),
      'd –value→ e –value→ d',
    ],
  ])('%s', (_, schema, cycle) => {
    expect(faultsOf(schema)).toEqual([expect.stringContaining(`cycle: cycle: ${cycle}`)])
  })
})

describe('a plan', () => {
  it('computes everything after what it needs, in whatever order it is written', () => {
    const { steps } = compile(
      calculator({
        fields: { c: number({ max: 'b' }), b: number({ visible: 'a > 1' }), a: number({}) },
        derived: { e: { value: 'd' }, d: { value: 'c' } },
      }),
    )
    const order = steps.map(({ path }) => path).filter((path) => !path.startsWith('request'))
    expect(order).toEqual(['a', 'b#visible', 'b', 'c#max', 'c', 'd', 'e'])
  })

  it('knows which parameters may be left out', () => {
    const plan = compile(
      calculator({
        fields: { posture, load, arm: number({ visible: "posture == 'flat'" }), note: number({ required: false }) },
        derived: { twice: { value: 'arm * 2', shown: false } },
        ...sends({
          a: 'load',
          b: 'arm',
          c: 'note',
          d: 'twice',
          e: { constant: 5 },
          f: { value: 'load', when: "posture == 'flat'" },
          g: { value: 'load', optional: true },
          // It is always made, says who writes it.
          h: { value: 'twice', optional: false },
        }),
      }),
    )
    expect(plan.parameters.filter(({ optional }) => optional).map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
  })
})
