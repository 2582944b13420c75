/** What an answer says of its formulas and sources beside symbols and citations is said in every language. */
import { beforeAll, expect, test } from 'vitest'
import { derivationParts } from '../../../../contract/results/derivation-parts.ts'
import { derivationInWords } from '../../../../contract/results/derivation-words.ts'
import { namesOf } from '../../../../engine/formula/index.ts'
import { locales } from '../../../../i18n/locales.ts'
import { dictionaries, translate } from '../../../../i18n/translate.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { get, post } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'
import { scaledPart } from '../../../setup/runs.ts'

const service = await sharedService()
let texts: readonly string[]
beforeAll(async () => {
  texts = await derivationTexts()
})

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Formulas and sources of checks, values and assumptions, wherever they stand in an answer. */
const derivationsIn = (answer: Json): readonly string[] => {
  if (typeof answer !== 'object' || answer === null) return []
  if (Array.isArray(answer)) return answer.flatMap(derivationsIn)
  const own = Object.entries(answer).flatMap(([name, value]) => {
    const isDerivation = name === 'formula' || (name === 'source' && ('formula' in answer || 'minimum' in answer))
    return isDerivation && typeof value === 'string' ? [value] : []
  })
  return [...own, ...Object.values(answer).flatMap(derivationsIn)]
}

/** Every answer is JSON. */
const read = async (answer: Response): Promise<Json> => (await answer.json()) as Json

const derivationTexts = async (): Promise<readonly string[]> => {
  const forms = calculators.flatMap(({ schema, examples }) => {
    const path = 'get' in schema.request ? schema.request.get.replace('/Calculation', '') : undefined
    return path === undefined ? [] : examples.cases.map(({ request }) => ({ path, request }))
  })
  const answers = await Promise.all([
    ...scaledPart(forms, 8).flatMap(({ path, request }) =>
      ['Calculation', 'Explanation'].map(async (call) => read(await get(service, `${path}/${call}`, { query: request }))),
    ),
    ...scaledPart(service.calls, 40).flatMap((call) => {
      if (call.method !== 'POST' || call.writes) return []
      const example = call.body.example()
      const bodies = call.call === 'Explanation' && typeof example === 'object' ? [example, { ...example, only: 'failed' }] : [example]
      return bodies.map(async (body) => read(await post(service, body, `${call.service}/${call.call}`)))
    }),
  ])
  return [...new Set(answers.flatMap(derivationsIn))]
}

/** Titles of documents are citations. */
const titles = ['LM guides table', 'New rules for sizing servos', 'Jacton technical notes']

test('in every language, and nothing else of it is prose', () => {
  expect(texts.length).toBeGreaterThan(50)
  for (const locale of locales) {
    const prose = texts.filter((text) => {
      const bare = derivationInWords(text, (code, values) =>
        translate(locale, `derivations:${code}`, values) === undefined ? undefined : '',
      )
      return /\b[a-z]{3,} [a-z]{3,}\b|(?:^|; )[a-z]+[A-Z]\w*(?:=|;|$)/.test(
        titles.reduce((left, title) => left.replaceAll(title, ''), bare),
      )
    })
    expect([locale, prose]).toEqual([locale, []])
  }
})

/** A name that is a word instead of a letter with what stands below it. */
const isProse = (name: string): boolean => /^(?:as|at|if|in|of|or|[a-z]{4,})$/.test(name) && !/(?:max|min|peak|perm|press)$/.test(name)

test('every formula among them is read as one, and nothing in it is prose', () => {
  const parts = texts
    .filter((text) => / (?:[=×/]|<=|>=) |^[|√Σ]/.test(text) && !/[A-Z]{3}|[a-z]\. /.test(text))
    .flatMap((text) => text.split('; '))
  expect(parts.length).toBeGreaterThan(100)
  // Some texts are called as their keys, so a found one is marked.
  const find = (code: string, values: { readonly value: string }) => {
    const text = translate('en', `derivations:${code}`, values)
    return text === undefined ? undefined : `text: ${text}`
  }
  const wrong = parts.filter((part) =>
    derivationParts(part, find)
      .flat()
      .some((piece) => (typeof piece === 'string' ? piece === part : namesOf(piece).some(isProse))),
  )
  expect(wrong).toEqual([])
})

test('a key has one text in each language, with its value where the others have one', () => {
  for (const [key, text] of Object.entries(dictionaries['en'].get('derivations') ?? {})) {
    const withValue = locales.filter((locale) => translate(locale, `derivations:${key}`, { value: '§' })?.includes('§'))
    expect([key, withValue]).toEqual([key, JSON.stringify(text).includes('{value}') ? locales : []])
  }
})
