/** What a translation says otherwise than English, where there is no third language that could outvote one of them. */
import { expect, it } from 'vitest'
import { type CalculatorSchema, number, section } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { type CalculatorTexts, textsByPath } from '../../../../scripts/calculator/calculator-texts.ts'
import { conceptFaults, countFaults } from '../../../../scripts/calculator/concept-faults.ts'
import { languageFaults } from '../../../../scripts/calculator/language-faults.ts'
import { otherThings } from '../../../../scripts/calculator/other-things.ts'

const schema: CalculatorSchema = {
  id: 9300,
  name: 'gate',
  fields: { area: number({ unit: 'm^2' }), teeth: number({ step: 1 }), factor: number({}) },
  layout: [section('leaf', ['area', 'teeth', 'factor'])],
  request: { get: 'BallScrewWorking/Calculation', query: { W: 'factor' } },
  results: { family: 'ball-screw', overlayMs: 0 },
}

const english = {
  area: { label: 'Area', hint: 'Closed surface, without openings' },
  teeth: { label: 'Number of teeth', hint: 'Upper limit of the pinion: 60' },
  factor: { label: 'Coefficient C', hint: '1.92 for 80 m' },
}
const russian = {
  area: { label: 'Площадь', hint: 'Сплошная поверхность без проёмов' },
  teeth: { label: 'Число зубьев', hint: 'Верхний предел шестерни: 60' },
  factor: { label: 'Коэффициент C', hint: '1,92 для 80 м' },
}

/** With some Russian texts written otherwise, or left out where they are empty. */
const textsOf = (ru: Readonly<Record<string, string>>): CalculatorTexts =>
  new Map([
    ['en', textsByPath(english)],
    ['ru', new Map([...new Map([...textsByPath(russian), ...Object.entries(ru)])].filter(([, text]) => text !== ''))],
  ])

const found = (ru: Readonly<Record<string, string>>) => {
  const texts = textsOf(ru)
  return [...languageFaults(compile(schema), texts), ...conceptFaults(texts)].map(({ locale, path, code }) => [locale, path, code])
}

it.each([
  ['nothing where both say the same', {}, []],
  ['another number', { 'factor.hint': '1,29 для 80 м' }, [['ru', 'factor.hint', 'otherNumber']]],
  ['another number of one digit', { 'area.hint': 'Сплошная поверхность без проёмов: 1' }, []],
  ['another number in a name', { 'teeth.label': 'Число зубьев: два' }, []],
  ['a negation that is left out', { 'area.hint': 'Сплошная поверхность с проёмами' }, [['ru', 'area.hint', 'missingNegation']]],
  ['a negation that is added', { 'teeth.hint': 'Верхний предел шестерни: не 60' }, [['ru', 'teeth.hint', 'addedNegation']]],
  ['the opposite', { 'teeth.hint': 'Нижний предел шестерни: 60' }, [['ru', 'teeth.hint', 'oppositeText']]],
  ['another symbol', { 'factor.label': 'Коэффициент D' }, [['ru', 'factor.label', 'otherSymbol']]],
  ['nothing where a word stands for a symbol', { 'factor.label': 'Коэффициент длины' }, []],
  ['a hint that is left out', { 'factor.hint': '' }, [['ru', 'factor.hint', 'otherHint']]],
  ['the name of another quantity', { 'area.label': 'Давление' }, [['ru', 'area.label', 'otherConcept']]],
] as const)('finds %s', (_, ru, expected) => {
  expect(found(ru)).toEqual(expected)
})

it('finds a counted number that can be entered in parts', () => {
  const [inParts, whole] = [number({}), number({ step: 1 })].map((teeth) =>
    countFaults({ ...schema, fields: { ...schema.fields, teeth } }, textsOf({})),
  )
  expect([inParts?.map(({ path, code }) => [path, code]), whole]).toEqual([[['teeth', 'countInParts']], []])
})

const winch = {
  en: {
    load: 'Mass on the hook',
    height: 'Of the hook, to the highest position',
    torque: 'Torque of the drum',
    speed: 'Speed of the drum',
  },
  es: {
    load: 'Masa en el gancho',
    height: 'Del gancho, hasta la posición más alta',
    torque: 'Par del tambor',
    speed: 'Velocidad del tambor',
  },
}

it('finds another thing of the calculator in place of one that its texts name in both languages', () => {
  const inBoth = (es: object): CalculatorTexts =>
    new Map([
      ['en', textsByPath(winch.en)],
      ['es', textsByPath({ ...winch.es, ...es })],
    ])
  const drum = inBoth({ height: 'Del tambor, hasta la posición más alta', lift: 'Del gancho' })
  const withFurther: CalculatorTexts = new Map([...drum, ['en', new Map([...(drum.get('en') ?? []), ['lift', 'Of the hook']])]])
  expect(otherThings(inBoth({}))).toEqual([])
  expect(otherThings(withFurther).map(({ path, message }) => [path, message])).toEqual([
    ['height', 'the text names ‘drum’, where en names ‘hook’'],
  ])
})
