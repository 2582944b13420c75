import { expect, test } from 'vitest'
import { type Locale } from '../../../i18n/locales.ts'
import { dictionaries } from '../../../i18n/translate.ts'

/** Every text of a language with its place, `families/reducer:checks.torque`. */
const textsOf = (locale: Locale): readonly (readonly [place: string, text: string])[] => {
  const below = (place: string, value: unknown): [string, string][] =>
    typeof value === 'string'
      ? [[place, value]]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => below(place.endsWith(':') ? `${place}${key}` : `${place}.${key}`, inner))
  return [...dictionaries[locale]].flatMap(([namespace, texts]) => below(`${namespace}:`, texts))
}

/** A text without the values it takes, their plural forms, commands, addresses and file names. */
const prose = (text: string): string =>
  text
    .replaceAll(/\{+[^}]*\}+/g, '0')
    .replaceAll(/npm (?:run|start).*/g, '')
    .replaceAll(/\w+:\/\/\S*/g, '')

const customs: readonly (readonly [Locale, rule: string, broken: RegExp])[] = [
  [
    'zh-Hans',
    'no mark of the Latin script beside a Chinese character',
    /\p{Script=Han}[,;:!?()"]|[,;:!?()"]\p{Script=Han}|\p{Script=Han}\.(?:\s|$)/u,
  ],
  ['zh-Hans', 'no blank beside a Chinese mark', /[^\S\n][，。；：！？（）“”、]|[，。；：！？（“、][^\S\n]/u],
  ['zh-Hans', 'quotation marks “ ”', /["«»]/u],
  ['ru', 'quotation marks « »', /["“”„]/u],
  ['es', 'quotation marks « »', /["“”„]/u],
  ['en', 'quotation marks “ ”', /["«»]/u],
  ['ru', 'a decimal comma', /(?<![\d.])\d+\.\d+(?![\d.])/u],
  ['es', 'a decimal comma', /(?<![\d.])\d+\.\d+(?![\d.])/u],
  ['ru', 'units in Cyrillic', /\d\s(?:mm|rpm|kN|kW|kg|Hz|min|s|h|m\/s|mm\/s|N·m|N|MB|kB)(?![\p{L}\d])/u],
  ['es', 'an opening mark before a question or an exclamation', /^[^¿]*\?(?=\s|$)|^[^¡]*!(?=\s|$)/u],
  ...(['en', 'zh-Hans', 'es', 'ru'] as const).flatMap((locale) => [
    [locale, 'an ellipsis of one character', /\.\.\./u] as const,
    [locale, 'signs of comparison, not letters for them', /[<>]=/u] as const,
  ]),
]

/** Messages that are specified to the letter. */
const specified = new Set(['shell:placeholder.title'])

test.each(customs)('%s: %s', (locale, _, broken) => {
  const found = textsOf(locale).filter(([place, text]) => !specified.has(place) && broken.test(prose(text)))
  expect(found.map(([place, text]) => `${place}: ${text}`)).toEqual([])
})

/** How a text ends: as a sentence, as an introduction of what follows, or as a label. */
const ending = (text: string): string => (/[.。]$/u.test(text) ? 'sentence' : /[:：]$/u.test(text) ? 'introduction' : 'label')

const base = new Map(textsOf('en'))

test.each(['zh-Hans', 'es', 'ru'] as const)('a sentence ends in %s as it does in English', (locale) => {
  const found = textsOf(locale).filter(([place, text]) => {
    const english = base.get(place) ?? ''
    return english.length > 3 && ending(english) === 'sentence' && !/[.。?？!！…:：)）]$/u.test(text)
  })
  expect(found.map(([place, text]) => `${place}: ${text}`)).toEqual([])
})
