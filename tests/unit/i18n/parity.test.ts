import { describe, expect, it } from 'vitest'
import { errorCodes } from '../../../contract/errors.ts'
import { basis } from '../../../contract/sizing.ts'
import type { Field } from '../../../engine/define/index.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'
import { locales } from '../../../i18n/locales.ts'
import { dictionaries, translate } from '../../../i18n/translate.ts'
import { calculators } from '../../../schemas/registry.ts'
import { ballScrewAssumptions } from '../../../families/ball-screw/assumptions.ts'
import { electricCylinderAssumptions } from '../../../families/electric-cylinder/assumptions.ts'
import { guideAssumptions } from '../../../families/guide/assumptions.ts'
import { linearModuleAssumptions } from '../../../families/linear-module/assumptions.ts'
import { screwJackAssumptions } from '../../../families/screw-jack/assumptions.ts'
import { slideAssumptions } from '../../../families/slide/assumptions.ts'
import { workingClasses } from '../../../screens/app/working-classes.ts'

const flatten = (dictionary: Dictionary, prefix = ''): [path: string, text: string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] satisfies [string, string]] : flatten(value, `${prefix}${key}.`),
  )

/** Names of the values a text takes: `{name}` and `{{count:…}}`. */
const paramsOf = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{\{?(\w+)(?=[}:])/g)].map((match) => match[1] ?? '').filter((name) => /^[a-z]\w*$/.test(name))),
  ].toSorted()

const optionsOf = (field: Field): readonly string[] =>
  'options' in field ? (field.options ?? []).map((option) => (typeof option === 'string' ? option : option.value)) : []

const assumptions = [
  ballScrewAssumptions,
  electricCylinderAssumptions,
  guideAssumptions,
  linearModuleAssumptions,
  screwJackAssumptions,
  slideAssumptions,
]

const base = flatten(dictionaries['zh-Hans'])

describe.each(locales)('the texts in %s', (locale) => {
  const texts = new Map(flatten(dictionaries[locale]))

  it('have exactly the keys of the base language', () => {
    expect([...texts.keys()].toSorted()).toEqual(base.map(([path]) => path).toSorted())
  })

  it('are never empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('take the values that the base language takes', () => {
    const differing = base.filter(([path, text]) => paramsOf(text).join() !== paramsOf(texts.get(path) ?? '').join())
    expect(differing.map(([path]) => path)).toEqual([])
  })

  it('have no exclamation marks', () => {
    expect([...texts].filter(([, text]) => /[!！¡]/.test(text))).toEqual([])
  })

  it.each(calculators)('name every field, option, derived value and section of $schema.name', ({ schema }) => {
    const { name, fields, derived, layout } = schema
    const own = (path: string) => `calculators.${name}.${path}`
    const needed = [
      ...Object.keys({ ...fields, ...derived }).map((id) => own(`${id}.label`)),
      ...layout.map(({ section }) => own(`sections.${section}`)),
      ...Object.entries(fields).flatMap(([id, field]) => optionsOf(field).map((value) => own(`${id}.options.${value}`))),
    ]
    expect(needed.filter((path) => !texts.has(path))).toEqual([])
  })

  it('name every error, basis, assumption and working class', () => {
    const needed = [
      ...Object.keys(errorCodes).map((code) => `errors.${code}`),
      ...basis.options.map((name) => `basis.${name}`),
      ...assumptions.flatMap((one) => Object.keys(one).map((name) => `assumptions.${name}`)),
      ...workingClasses.flatMap(({ id }) => [`classes.${id}`, `classNotes.${id}`]),
    ]
    expect(needed.filter((path) => !texts.has(path))).toEqual([])
  })
})

describe('plurals', () => {
  it.each([
    [0, 'Готово, подходящих моделей нет'],
    [1, 'Готово, подходит 1 модель'],
    [3, 'Готово, подходят 3 модели'],
    [5, 'Готово, подходят 5 моделей'],
    [11, 'Готово, подходят 11 моделей'],
    [21, 'Готово, подходит 21 модель'],
  ])('in Russian follow the number %i', (count, text) => {
    expect(translate('ru', 'matching.ready', { count })).toBe(text)
  })

  it.each([
    [0, 'Results are ready, no model matches'],
    [1, 'Results are ready, 1 model matches'],
    [2, 'Results are ready, 2 models match'],
  ])('in English follow the number %i', (count, text) => {
    expect(translate('en', 'matching.ready', { count })).toBe(text)
  })
})
