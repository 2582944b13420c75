import { expect, it } from 'vitest'
import { fillSentence, placeholdersOf } from '../../../../engine/base/fill-sentence.ts'
import { textFaults } from '../../../../engine/check/text-faults.ts'
import { list, number } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { issueText } from '../../../../server/base/issue-text.ts'
import { setAddedTexts } from '../../../../i18n/translate.ts'
import { calculator } from '../calculator.ts'

const plan = compile(
  calculator({
    fields: { load: number({ unit: 'kN' }), jacks: number({}), travel: number({ unit: 'mm' }) },
    derived: { each: { unit: 'kN', value: 'load / jacks' } },
    rules: { share: { holds: 'each <= 80[kN]', at: 'jacks' } },
  }),
)
const faultsOf = (rules: unknown) =>
  textFaults(plan, { locale: 'en', texts: { rules } }).filter(({ code }) => code === 'unknownPlaceholder' || code === 'placeholderInText')

it('the sentence of a rule names what it reads; a slip is told with the nearest name', () => {
  expect(faultsOf({ share: '{load} on {jacks} is {each} {{each}' })).toEqual([])
  expect(faultsOf({ share: '{laod} on {travel}' }).map(({ message, cure }) => `${message}: ${cure}`)).toEqual([
    "the sentence of the rule 'share' names 'laod' in en, which the rule does not read: did you mean 'load'?",
    "the sentence of the rule 'share' names 'travel' in en, which the rule does not read: name one of jacks, each, load; a brace is written {{",
  ])
})

it('a text of no rule is stale', () => {
  const stale = textFaults(plan, { locale: 'en', texts: { rules: { shear: 'x' } } }).filter(({ code }) => code === 'staleText')
  expect(stale.map(({ message }) => message)).toEqual(['the schema has no such option, section or rule in en: rules.shear'])
})

it('a sentence is filled in once: what stands for a placeholder is not read again', () => {
  expect(fillSentence('{a}{{b} {c', (name) => `{${name}}`)).toBe('{a}{b} {c')
  expect(placeholdersOf('{a} {{b} {speed.lower}')).toEqual(['a', 'speed.lower'])
})

it('the server says it in the language of the caller, with units and names of options', () => {
  setAddedTexts('sample', (locale) => ({
    rules: { share: locale === 'es' ? '{load} en {jacks}, {drive}, {travel}' : '{load} on {jacks}' },
    drive: { options: { motor: 'Motor' } },
  }))
  const params = { rule: 'share', load: 1500.5, 'load.unit': 'kN', jacks: 3, drive: 'motor' }
  const issue = { code: 'rule', path: 'W', params }
  expect(issueText('es', issue, () => 'sample:load.label')).toBe('1500,5\u00A0kN en 3, Motor, –')
  expect(issueText('en', issue, () => 'sample:load.label')).toBe('1500.5\u00A0kN on 3')
  setAddedTexts('sample', undefined)
})

it('the sentence of a rule of rows is a text of its list, names what is in the row, and is said by the server with it', () => {
  const ofRows = compile(
    calculator({
      fields: {
        most: number({ unit: 's' }),
        phases: list({ row: { time: number({ unit: 's' }) }, rowRules: { quick: { holds: 'time < most', at: 'time' } } }),
      },
    }),
  )
  const codes = (rules: unknown) =>
    textFaults(ofRows, { locale: 'en', texts: { phases: { rules } } }).map(({ code, message }) => [code, message])
  expect(codes({ quick: '{time}' }).map(([code]) => code)).toEqual(['missingText'])
  expect(codes({ quick: '{most}' })).toContainEqual([
    'unknownPlaceholder',
    "the sentence of the rule 'quick' names 'most' in en, which the rule does not read",
  ])
  expect(codes({ quick: 'x', slow: 'x' })).toContainEqual(['staleText', expect.stringContaining('phases.rules.slow')])
  expect(codes({})[0]?.[1]).toContain('5 texts are missing')
  setAddedTexts('sample', () => ({ phases: { rules: { quick: '{time} is too long' } } }))
  const params = { rule: 'quick', list: 'phases', time: 5, 'time.unit': 's' }
  expect(issueText('en', { code: 'rule', path: 'Phases[0].time', params }, () => 'sample:phases.time.label')).toBe('5\u00A0s is too long')
  setAddedTexts('sample', undefined)
})
