/** Texts of issues in the caller's language. */
import { fillSentence } from '../../engine/base/fill-sentence.ts'
import { formatUnit, messageNumber, roundedLimit } from '../../engine/units/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { IssueData, LabelKey } from './errors.ts'

/** Issues about a name that the caller has sent, which is told as sent. */
const sentNames: ReadonlySet<string> = new Set([
  'unknownKey',
  'unknownParameter',
  'repeatedParameter',
  'notSent',
  'contradicts',
  'figuresContradict',
])

/** Issues whose limit is the least of a value. */
const leastCodes: ReadonlySet<string> = new Set(['belowMinimum', 'belowTable', 'notAbove', 'belowShaftDiameter', 'belowSeamDiameter'])

/** Yes and no, where a toggle has no words of its own. */
const truths: Readonly<Record<string, string>> = { true: 'shell:common.yes', false: 'shell:common.no' }

const namedText = (locale: Locale, value: string, key: string): string =>
  translate(locale, key) ?? (Object.hasOwn(truths, value) ? translate(locale, truths[value] ?? '') : undefined) ?? value

/** A value that the sentence of a rule names; its unit stands beside it. */
const namedAmount = (locale: Locale, name: string, { params, texts }: { params: IssueData['params']; texts: string }): string => {
  const key = params['list'] === undefined ? name : `${params['list']}.${name}`
  const [value, unit] = [params[name], params[`${name}.unit`]]
  if (typeof value !== 'number') return value === undefined ? '–' : namedText(locale, value, `${texts}:${key}.options.${value}`)
  return [messageNumber(value, locale), ...(unit === undefined ? [] : [formatUnit(String(unit), locale)])].join('\u00A0')
}

/** The sentence of a broken rule; undefined where the calculator has none. */
const ruleText = (locale: Locale, params: IssueData['params'], key: string | undefined): string | undefined => {
  const [texts = ''] = key?.split(':') ?? []
  const sentence =
    key === undefined
      ? undefined
      : translate(locale, `${texts}:${params['list'] === undefined ? '' : `${params['list']}.`}rules.${params['rule'] ?? ''}`, 'asWritten')
  return sentence === undefined ? undefined : fillSentence(sentence, (name) => namedAmount(locale, name, { params, texts }))
}

/** The text of an issue. The input is called `text` by the engine and `value` in the texts. */
export const issueText = (locale: Locale, { code, path, params }: IssueData, labelKey: LabelKey): string => {
  const key = labelKey(path)
  const own = (key === undefined ? undefined : translate(locale, key)) ?? path
  // Rows of a list are counted from 1 in texts.
  const row = /(?:\[(?<inBrackets>\d+)\]|\.(?<afterPoint>\d+))\.[^.]+$/
    .exec(path)
    ?.slice(1)
    .find((place) => place !== undefined)
  const inRow =
    row === undefined || key === undefined ? undefined : translate(locale, 'shell:form.rows.cell', { name: own, row: Number(row) + 1 })
  const name = inRow ?? own
  const value = params.text ?? params.value ?? ''
  const bound = params.limit ?? params.minimum ?? params.maximum ?? ''
  const side = leastCodes.has(code) ? 'least' : 'most'
  const shown = typeof bound === 'number' ? messageNumber(roundedLimit(bound, side), locale) : bound
  const limit = params.unit === undefined ? shown : `${shown}\u00A0${formatUnit(String(params.unit), locale)}`
  const sentence = code === 'rule' ? ruleText(locale, params, key) : undefined
  if (sentence !== undefined) return sentence
  const shownPath = key === undefined || sentNames.has(code) ? path : name
  return translate(locale, `shell:issues.${code}`, { ...params, name, path: shownPath, value, limit }) ?? code
}
