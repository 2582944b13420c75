import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '../../../contract/errors.ts'
import { basis } from '../../../contract/results/sizing.ts'
import type { Field } from '../../../engine/define/index.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'
import { defaultLocale, type Locale, locales } from '../../../i18n/locales.ts'
import { calculatorNamespace, familyNamespace } from '../../../i18n/text-files.ts'
import { dictionaries, translate } from '../../../i18n/translate.ts'
import { familyLoaders } from '../../../families/registry.ts'
import { calculators, workingClasses } from '../../../schemas/registry.ts'

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

/** The definitions that a family's `assumptions.ts` exports, by the names of their assumptions. */
const assumptionsOf = async (family: string): Promise<readonly string[]> => {
  const file = join(import.meta.dirname, '../../../families', family, 'assumptions.ts')
  if (!existsSync(file)) return []
  // What the file exports under such a name is an object of definitions; a function that resolves them has no keys.
  const found = (await import(pathToFileURL(file).href)) as Readonly<Record<string, object>>
  return Object.entries(found).flatMap(([name, value]) => (name.endsWith('Assumptions') ? Object.keys(value) : []))
}

const assumptions = await Promise.all(Object.keys(familyLoaders).map(async (family) => ({ family, names: await assumptionsOf(family) })))

const namespaces = [...dictionaries[defaultLocale].keys()].toSorted()
const textsOf = (locale: Locale, namespace: string): [path: string, text: string][] => flatten(dictionaries[locale].get(namespace) ?? {})

const missing = (locale: Locale, keys: readonly string[]): string[] => keys.filter((key) => translate(locale, key) === undefined)

it('know the assumptions of every family that is sized', () => {
  const without = assumptions.filter(({ names }) => names.length === 0).map(({ family }) => family)
  // Their rows are parts of other families' models.
  expect(without).toEqual(['ac-motor', 'motor-frame', 'coupling', 'support-unit'])
})

describe.each(locales)('the texts in %s', (locale) => {
  it('have the namespaces of the base language', () => {
    expect([...dictionaries[locale].keys()].toSorted()).toEqual(namespaces)
  })

  it.each(namespaces)('have exactly the keys of the base language: %s', (namespace) => {
    const paths = (one: Locale) => textsOf(one, namespace).map(([path]) => path)
    expect(paths(locale).toSorted()).toEqual(paths(defaultLocale).toSorted())
  })

  it.each(namespaces)('take the values that the base language takes: %s', (namespace) => {
    const own = new Map(textsOf(locale, namespace))
    const differing = textsOf(defaultLocale, namespace).filter(
      ([path, text]) => paramsOf(text).join() !== paramsOf(own.get(path) ?? '').join(),
    )
    expect(differing.map(([path]) => path)).toEqual([])
  })

  it.each(namespaces)('are never empty and have no exclamation marks: %s', (namespace) => {
    expect(textsOf(locale, namespace).filter(([, text]) => text.trim() === '' || /[!！¡]/.test(text))).toEqual([])
  })

  it.each(calculators)('name every field, option, derived value and section of $schema.name', ({ schema }) => {
    const { fields, derived, layout } = schema
    const own = (path: string) => `${calculatorNamespace(schema)}:${path}`
    expect(
      missing(locale, [
        ...Object.keys({ ...fields, ...derived }).map((id) => own(`${id}.label`)),
        ...layout.map(({ section }) => own(`sections.${section}`)),
        ...Object.entries(fields).flatMap(([id, field]) => optionsOf(field).map((value) => own(`${id}.options.${value}`))),
      ]),
    ).toEqual([])
  })

  it('name every error, basis, assumption and working class', () => {
    expect(
      missing(locale, [
        ...Object.keys(errorCodes).map((code) => `server/errors:${code}`),
        ...basis.options.map((name) => `models:basis.${name}`),
        ...assumptions.flatMap(({ family, names }) => names.map((name) => `${familyNamespace(family)}:assumptions.${name}`)),
        ...workingClasses.flatMap(({ id }) => [`shell:classes.names.${id}`, `home:notes.${id}`]),
      ]),
    ).toEqual([])
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
    expect(translate('ru', 'shell:matching.ready', { count })).toBe(text)
  })

  it.each([
    [0, 'Results are ready, no model matches'],
    [1, 'Results are ready, 1 model matches'],
    [2, 'Results are ready, 2 models match'],
  ])('in English follow the number %i', (count, text) => {
    expect(translate('en', 'shell:matching.ready', { count })).toBe(text)
  })
})
