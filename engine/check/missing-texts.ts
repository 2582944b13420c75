/** Finds the texts of a calculator that one language lacks. */
import { isRecord } from '../base/is-record.ts'
import { textKeys } from '../lint/index.ts'
import type { Plan } from '../plan/plan.ts'
import { errorAt, type Fault } from './fault.ts'

/** How many missing keys the advice lists. */
const named = 5

/** Texts that may say nothing. */
const mayBeEmpty: ReadonlySet<string> = new Set(['class.note'])

function textAt(texts: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), texts)
}

/** The texts of one language, keyed as in `schemas/<folder>/texts/<locale>.ts`; undefined if it has none. */
export type LanguageTexts = { readonly locale: string; readonly texts: unknown }

/**
 * @param further keys required beside those of the form
 * @returns one fault that lists what to add; none if the texts are complete
 */
export function missingTexts(plan: Plan, { locale, texts }: LanguageTexts, further: readonly string[] = []): Fault | undefined {
  const keys = [...further, ...textKeys(plan).map((key) => key.slice(plan.schema.name.length + 1))]
  const fault = (code: string, message: string, cure: string): Fault => ({
    ...errorAt(locale, code, { message, cure }),
    part: 'texts',
  })
  if (texts === undefined) return fault('missingTexts', `there are no texts in ${locale}`, `write them: ${keys.length} keys`)
  const isText = (key: string, text: unknown): boolean => typeof text === 'string' && (text.trim() !== '' || mayBeEmpty.has(key))
  const missing = keys.filter((key) => !isText(key, textAt(texts, key)))
  if (missing.length === 0) return undefined
  const more = missing.length > named ? ` and ${missing.length - named} more` : ''
  return fault('missingText', `${missing.length} texts are missing in ${locale}`, `add ${missing.slice(0, named).join(', ')}${more}`)
}
