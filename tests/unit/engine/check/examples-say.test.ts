/** What examples can say of a form, each with a form of which it is true and a word of it that is not. */
import { describe, expect, it } from 'vitest'
import { exampleFaults } from '../../../../engine/check/check-examples.ts'
import type { CalculatorExamples } from '../../../../engine/define/examples.ts'
import { alternatives, choice, list, number } from '../../../../engine/define/index.ts'
import { compile, modelResults } from '../../../../engine/index.ts'
import { calculator, sends } from '../calculator.ts'

const plan = compile(
  calculator({
    init: {
      get: 'Sample/CalculationInit',
      query: { way: 'way' },
      lists: { sizes: { name: 'text' } },
      numbers: { most: 'kg' },
      usual: { most: 80 },
    },
    tables: { slope: { by: 'way', units: { most: 'deg' }, rows: { flat: { most: 10 }, steep: { most: 40 } } } },
    fields: {
      way: choice({ options: ['flat', 'steep'], default: 'flat' }),
      size: choice({ optionsFrom: 'init.sizes', sort: 'byNumber' }),
      load: number({ unit: 'kg', exclusiveMin: 0, max: 'init.most' }),
      slope: number({ unit: 'deg', min: 0, max: 'tables.slope.most', onOutOfRange: 'correct', default: 5 }),
      turns: number({ min: 1, max: 20, step: 1, onOutOfRange: 'snap', onNotANumber: 'empty' }),
      pace: alternatives({ branches: { speed: ['speed'], time: ['time'] }, default: 'speed' }),
      speed: number({ unit: 'm/s', exclusiveMin: 0 }),
      time: number({ unit: 's', exclusiveMin: 0, required: false }),
      phases: list({ row: { force: number({ unit: 'N', min: 0, max: 50, onOutOfRange: 'correct' }) }, required: false, maxRows: 3 }),
    },
    derived: { weight: { unit: 'N', value: 'load * 10[m/s^2]' } },
    ...sends({
      Way: 'way',
      Size: 'size',
      Weight: 'weight',
      Slope: { value: 'slope', optional: true },
      Turns: 'turns',
      Speed: 'speed',
      Time: 'time',
      Phases: { list: 'phases', columns: ['force'] },
    }),
  }),
)

type Case = CalculatorExamples['cases'][number]
const first: Case = {
  name: 'one',
  inputs: { way: 'steep', size: 'L 10', load: 10, slope: 30, turns: 4, speed: 1, phases: [{ force: 5 }] },
  request: { Way: 'steep', Size: 'L 10', Weight: '100', Slope: '30', Turns: '4', Speed: '1', Phases: '5' },
}
const other: Case = {
  name: 'two',
  inputs: { way: 'flat', size: 'L 2', load: 10, turns: 4, pace: 'time', time: 2 },
  request: { Way: 'flat', Size: 'L 2', Weight: '100', Slope: '5', Turns: '4', Time: '2' },
}
const init = { sizes: ['L 10', 'L 2'], most: 100 }

/** Warnings of what is not used are another matter. */
const found = (own: Partial<Case>, beside: Partial<CalculatorExamples> = {}): readonly string[] =>
  exampleFaults(plan, { init, cases: [{ ...first, ...own }, other], ...beside }).flatMap(({ severity, code, message }) =>
    severity === 'error' ? [`${code}: ${message.replace("'one': ", '')}`] : [],
  )

describe('examples that are right', () => {
  const right: readonly (readonly [string, Partial<Case>, Partial<CalculatorExamples>?])[] = [
    [
      'limits, of a row and of a list, and none where there is none or the field is hidden',
      {
        shows: {
          'load.exclusiveMin': 0,
          'load.max': 100,
          'load.min': null,
          'slope.max': 40,
          'phases.maxRows': 3,
          'phases.0.force.max': 50,
        },
      },
    ],
    ['a number as a source prints it', { printed: { weight: '100.0' } }],
    ['a number with an exponent', { printed: { weight: '1.00e2' } }],
    ['limits in a form that nobody has touched', {}, { fresh: { 'slope.max': 10, 'phases.minRows': 0, 'time.exclusiveMin': null } }],
    ['limits under another option', { chosen: { way: { flat: { 'slope.max': 10, slope: 10 } } } }],
    ['what is hidden', { hides: ['time'] }],
    ['what stands elsewhere when something is typed', { typed: { load: { '20': { load: 20, weight: 200 }, '0': null } } }],
    ['what is said aloud', { typed: { slope: { '41': 40 }, turns: { '21': 20, '2.4': 2 } } }, { announces: ['slope'] }],
    ['what is said aloud in a row', { typed: { 'phases.0.force': { '51': 50 } } }, { announces: ['phases.force'] }],
    ['what a text without a number empties', {}, { empties: ['turns'] }],
    ['with what it asks', { asks: { way: 'steep' } }],
    ['what others may leave out', { spares: ['Slope', 'Speed', 'Phases'] }],
    ['what it needs, of defaults too', { needs: ['way', 'size', 'load', 'slope', 'turns', 'speed', 'phases.0.force'] }],
    ['parts of the schema again', {}, { restates: { results: plan.schema.results, layout: plan.schema.layout } }],
    ['options of an answer, in their order', {}, { offers: { way: ['flat', 'steep'], size: ['L 2', 'L 10'] } }],
  ]
  it.each(right.map(([says, own, beside = {}]) => ({ says, own, beside })))('$says', ({ own, beside }) => {
    expect(found(own, beside)).toEqual([])
  })
})

describe('examples that are wrong', () => {
  const wrong: readonly (readonly [string, Partial<Case>, Partial<CalculatorExamples>?])[] = [
    ['exampleTried: it has 100 in load.max, the example says 99', { shows: { 'load.max': 99 } }],
    ['exampleTried: it has 0 in load.exclusiveMin, the example says nothing', { shows: { 'load.exclusiveMin': null } }],
    ['exampleTried: it has 3 in phases.maxRows, the example says 4', { shows: { 'phases.maxRows': 4 } }],
    ['exampleTried: it has 100.0 in weight, its source prints 100.1', { printed: { weight: '100.1' } }],
    ['exampleTried: it has nothing in time, its source prints 2', { printed: { time: '2' } }],
    ['exampleTried: it does not show time, which `hides` does not name', { hides: [] }],
    ['exampleTried: it shows slope, which `hides` names', { hides: ['time', 'slope'] }],
    [
      "exampleTried: with '20' typed into load it has 200 in weight, the example says 5",
      { typed: { load: { '20': { load: 20, weight: 5 } } } },
    ],
    [
      "exampleTried: with '41' typed into slope it says aloud that it corrects it, which `announces` does not name",
      { typed: { slope: { '41': 40 } } },
      { announces: [] },
    ],
    [
      "exampleTried: with '21' typed into turns it corrects it in silence, and `announces` names it",
      { typed: { turns: { '21': 20 } } },
      { announces: ['turns'] },
    ],
    ['exampleTried: a text without a number empties turns, which `empties` does not name', {}, { empties: [] }],
    ['exampleTried: load refuses a text without a number, and `empties` names it', {}, { empties: ['turns', 'load'] }],
    ['exampleTried: it asks for its answer with "steep" in way, the example says "flat"', { asks: { way: 'flat' } }],
    ['exampleTried: others may leave out Phases, which `spares` does not name', { spares: ['Slope', 'Speed'] }],
    ['exampleTried: others may not leave out Size, which `spares` names', { spares: ['Slope', 'Speed', 'Phases', 'Size'] }],
    [
      'exampleTried: it cannot start without slope, which `needs` does not name',
      { needs: ['way', 'size', 'load', 'turns', 'speed', 'phases.0.force'] },
    ],
    [
      `exampleRestated: results.overlayMs is ${modelResults(plan.schema).overlayMs}, the examples say 99`,
      {},
      { restates: { results: { ...plan.schema.results, overlayMs: 99 } } },
    ],
    ['exampleRestated: place is nothing, the examples say {"group":"linear"}', {}, { restates: { place: { group: 'linear' } } }],
    ["exampleTwice: two examples are called 'two'", { name: 'two' }],
    ['exampleOffers: size offers L 2, L 10, the examples say L 10, L 2', {}, { offers: { size: ['L 10', 'L 2'] } }],
  ]
  it.each(wrong.map(([said, own, beside = {}]) => ({ said, own, beside })))('$said', ({ said, own, beside }) => {
    expect(found(own, beside)).toEqual([said])
  })
})

describe('another answer', () => {
  const empty = { ...first, name: 'three', init: { sizes: ['M 3', 'M 1'] }, inputs: { ...first.inputs, size: 'M 1' } }
  const request = { ...first.request, Size: 'M 1' }

  it('has its own options, and the usual limits where it has none', () => {
    const right = { ...empty, request, shows: { 'load.max': 80 }, offers: { size: ['M 1', 'M 3'] } }
    expect(found({}, { otherAnswers: [right] })).toEqual([])
  })

  it('is judged as the sample is', () => {
    const wrong = { ...empty, shows: { 'load.max': 100 }, offers: { size: ['M 3', 'M 1'] } }
    expect(found({}, { otherAnswers: [wrong] })).toEqual([
      "exampleRequest: 'three': Size is M 1, the example says L 10",
      "exampleTried: 'three': it has 80 in load.max, the example says 100",
      "exampleTried: 'three': size offers M 1, M 3, the examples say M 3, M 1",
    ])
  })
})
