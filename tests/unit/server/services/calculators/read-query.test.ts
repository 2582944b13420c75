import { expect, test } from 'vitest'
import { compile } from '../../../../../engine/index.ts'
import { ballScrewSizer } from '../../../../../families/ball-screw/sizer.ts'
import { ballScrewInitData } from '../../../../../families/ball-screw/init.ts'
import { calculators } from '../../../../../schemas/registry.ts'
import { assumptionIssues, type AssumptionOverrides } from '../../../../../families/define/assumption-set.ts'
import { readQuery } from '../../../../../server/services/calculators/read-query.ts'
import { screwQuery } from '../../support/ask.ts'

const schema = calculators.find((one) => one.schema.id === 30)?.schema
if (!schema) throw new Error('no calculator 30')
const assumptionFaults = (overrides: AssumptionOverrides) => assumptionIssues(ballScrewSizer.assumptions, overrides)
const reading = { plan: compile(schema), init: ballScrewInitData, assumptionFaults }

const read = (more: Record<string, readonly string[]>) =>
  readQuery(reading, { ...Object.fromEntries(Object.entries(screwQuery).map(([name, text]) => [name, [text]])), ...more }, 'list')

test('without Assumptions nothing is changed', () => {
  expect(read({})).toMatchObject({ values: { overrides: {}, part: { page: undefined, only: undefined } } })
  expect(read({ Assumptions: [''] })).toMatchObject({ values: { overrides: {} } })
})

test('changed assumptions are read by name, and are no parameters of the calculator', () => {
  const found = read({ Assumptions: ['requiredLife:3e4;loadFactor:1.5'], Page: ['2'] })
  expect(found).toMatchObject({ values: { overrides: { requiredLife: 30_000, loadFactor: 1.5 }, part: { page: 2 } } })
  expect('values' in found && Object.keys(found.values.parameters)).not.toContain('Assumptions')
})

test.each([
  ['no pair', ['requiredLife'], [{ code: 'wrongType', path: 'Assumptions' }]],
  ['a pair too many', ['requiredLife:1:2'], [{ code: 'wrongType', path: 'Assumptions' }]],
  ['nothing after a separator', ['requiredLife:30000;'], [{ code: 'wrongType', path: 'Assumptions' }]],
  ['no name', [':5'], [{ code: 'wrongType', path: 'Assumptions' }]],
  ['the prototype', ['__proto__:5'], [{ code: 'wrongType', path: 'Assumptions' }]],
  ['the name of an object property', ['constructor:5'], [{ code: 'unknownParameter', path: 'assumptions.constructor' }]],
  ['a word for a number', ['requiredLife:long'], [{ code: 'notANumber', path: 'assumptions.requiredLife' }]],
  ['no number', ['requiredLife:'], [{ code: 'notANumber', path: 'assumptions.requiredLife' }]],
  ['NaN', ['requiredLife:NaN'], [{ code: 'notANumber', path: 'assumptions.requiredLife' }]],
  ['a number beyond the largest', ['requiredLife:1e999'], [{ code: 'notANumber', path: 'assumptions.requiredLife' }]],
  ['an unknown name', ['luck:1'], [{ code: 'unknownParameter', path: 'assumptions.luck' }]],
  ['a value below the range', ['loadFactor:0.5'], [{ code: 'belowMinimum', path: 'assumptions.loadFactor', params: { limit: 1 } }]],
  ['a value above the range', ['loadFactor:6'], [{ code: 'aboveMaximum', path: 'assumptions.loadFactor', params: { limit: 5 } }]],
  ['a name twice', ['loadFactor:1;loadFactor:2'], [{ code: 'repeatedParameter', path: 'assumptions.loadFactor' }]],
  ['the parameter twice', ['loadFactor:1', 'loadFactor:2'], [{ code: 'repeatedParameter', path: 'Assumptions' }]],
])('%s is a fault of Assumptions', (_what, texts, faults) => {
  const found = read({ Assumptions: texts })
  expect(found).toMatchObject({ faults })
})

test('faults of the assumptions are told along with those of the parameters', () => {
  const found = read({ Assumptions: ['luck:1;loadFactor:9'], W: ['x'], Page: ['0'] })
  expect('faults' in found && found.faults.map(({ path }) => path)).toEqual(['W', 'Page', 'assumptions.luck', 'assumptions.loadFactor'])
})

test('a list is narrowed by facets and by leave of demonstration series; a ledger is not', () => {
  const narrowed = { Maker: ['THK;HIWIN'], Basis: ['published'], Demonstration: ['true'] }
  expect(read(narrowed)).toMatchObject({ values: { narrowing: { maker: ['THK', 'HIWIN'], basis: ['published'], demonstration: true } } })
  expect(read({ Maker: [''] })).toMatchObject({ values: { narrowing: { maker: [] } } })
  const ledger = readQuery(
    reading,
    { ...Object.fromEntries(Object.entries(screwQuery).map(([name, text]) => [name, [text]])), Maker: ['THK'] },
    'ledger',
  )
  expect(ledger).toMatchObject({ faults: [{ code: 'unknownParameter', path: 'Maker' }] })
})

test.each([
  ['a facet twice', { Maker: ['THK', 'NBS'] }, [{ code: 'repeatedParameter', path: 'Maker' }]],
  ['a facet without end', { Series: ['x'.repeat(1001)] }, [{ code: 'wrongType', path: 'Series' }]],
  ['a word for yes', { Demonstration: ['yes'] }, [{ code: 'notAnOption', path: 'Demonstration' }]],
])('%s is a fault', (_what, more, faults) => {
  expect(read(more)).toMatchObject({ faults })
})
