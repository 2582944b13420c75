/** The calculators that are one file each: formulas of handbooks, and what the language can say. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleFaults } from '../../../engine/check/check-examples.ts'
import { checkSchema } from '../../../engine/check/check-schema.ts'
import { textFaults } from '../../../engine/check/text-faults.ts'
import { unsaidResults } from '../../../engine/check/unsaid-results.ts'
import { compile, evaluate, initialState, resultValues, valueResults } from '../../../engine/index.ts'
import type { Inputs } from '../../../engine/index.ts'
import { isBroken } from '../../../engine/plan/rules.ts'
import { followsTheReference } from '../../../engine/testing/reference-law.ts'
import { locales } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { calculators } from '../../../schemas/registry.ts'
import { fileCalculators, handbookCalculators } from '../../../schemas/registry-files.ts'
import { checkCalculator } from '../../../scripts/calculator/check-calculator.ts'
import { checkDocument } from '../../../server/services/site-calculators/check-document.ts'

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const raise = (name: string): never => {
  throw new RangeError(`there is no ${name}`)
}

it('each has an id of its own, and its name is that of its file', () => {
  const ids = [...calculators, ...fileCalculators].map(({ schema }) => schema.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(fileCalculators.map(({ path }) => path.replace(/^\w+\//, ''))).toEqual(
    fileCalculators.map(({ schema }) => `${kebab(schema.name)}.ts`),
  )
})

describe.each(fileCalculators)('$path', ({ schema, texts, examples }) => {
  const plan = compile(schema)

  it('is sound, its units balance, its examples hold and state every value that is shown', () => {
    const { faults } = checkSchema(JSON.parse(JSON.stringify(schema)), examples.init)
    expect([...faults, ...exampleFaults(plan, examples), ...unsaidResults(plan, examples)]).toEqual([])
  })

  it('is a document that the folder of a site can take, and has its page there', async () => {
    const document = { schema, texts, examples }
    const name = `${calculatorNamespace(schema).replace('schemas/', '')}.json`
    expect((await checkDocument(name, JSON.stringify(document), { hosts: undefined, taken: [] })).findings).toEqual([])
  })

  it.each(locales)('has all of its texts in %s', (locale) => {
    expect(textFaults(plan, { locale, texts: texts[locale] }, ['class.name', 'class.note'])).toEqual([])
  })

  it('is what the reference says, whatever is done to it', () => {
    fc.assert(followsTheReference({ plan, inits: [examples.init] }))
  })
})

describe.each(handbookCalculators)('$path', ({ schema, examples: { cases } }) => {
  it('says of each value that it shows what it is called and where it is from', () => {
    const shown = Object.entries(schema.derived ?? {}).filter(([, { shown: isShown }]) => isShown !== false)
    expect(shown.filter(([, { symbol, source }]) => symbol === undefined || source === undefined)).toEqual([])
  })

  it('has examples from print, one at least of which prints a result', () => {
    expect(cases.filter(({ printed = {} }) => Object.keys(printed).length === 0)).toEqual([])
    const printed = cases.flatMap((one) => Object.keys(one.printed ?? {}))
    expect(resultValues(schema)).toContain(printed.find((name) => resultValues(schema)?.includes(name)))
  })
})

/** Inputs beyond what the source of a formula is known for, and the rule that says so. */
const beyond: readonly (readonly [name: string, rule: string, inputs: Readonly<Record<string, number>>])[] = [
  ['flatBelt', 'pressed', { mass: 50, turns: 1000, tight: 1000 }],
  ['vBeltDrive', 'pressed', { stress: 0.1, turns: 3000 }],
  ['beltCentre', 'apart', { length: 2200 }],
  ['meanBearingLoad', 'complete', {}],
  ['meanBearingLoad', 'light', { life: 1 }],
  ['bearingLife', 'light', { dynamic: 2.8 }],
  ['boltedJoint', 'closed', { load: 34 }],
  ['spurGearStrength', 'known', { turns: 1010 }],
  ['pipeFlow', 'known', { density: 1000, viscosity: 1, velocity: 0.03, bore: 100 }],
]

it.each(beyond)('%s has no result where %s does not hold', (name, rule, changed) => {
  const { schema, examples } = handbookCalculators.find((one) => one.schema.name === name) ?? raise(name)
  const plan = compile(schema)
  const known = { ...initialState(plan).inputs, ...examples.cases[0]?.inputs }
  const phases = Array.isArray(known['phases']) ? { phases: known['phases'].slice(1) } : {}
  const found = (inputs: Inputs) =>
    valueResults(plan, evaluate(plan, { inputs, init: undefined })).map((one) => ('value' in one ? [] : one.waitsFor))
  expect(found(known).flat()).toEqual([])
  const waits = found({ ...known, ...changed, ...phases })
  expect(waits.map((issues) => issues.some(({ code, params }) => code === 'rule' && params['rule'] === rule))).toEqual(
    waits.map(() => true),
  )
})

it.each([
  [0.12, true],
  [0.14, false],
])('a power screw with a lead angle of 6.06° and a friction of %d is warned of: %s, by the margin of screw jacks', (friction, isWarned) => {
  const { schema, examples } = handbookCalculators.find((one) => one.schema.name === 'powerScrew') ?? raise('powerScrew')
  const plan = compile(schema)
  const snapshot = evaluate(plan, { inputs: { ...initialState(plan).inputs, ...examples.cases[0]?.inputs, friction }, init: undefined })
  expect(plan.rules.map((rule) => isBroken(rule, snapshot))).toEqual([isWarned])
})

it.each(fileCalculators)('check finds nothing in $path', { tags: ['deep'] }, async ({ path }) => {
  expect(await checkCalculator(`schemas/${path}`)).toEqual([])
})
