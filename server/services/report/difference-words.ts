/** Describes the differences between two reports in the caller's language. */
import type { ReportDifference } from '../../../contract/files/report-check.ts'
import type { DataDifference, TextDifference } from '../../files/report-check/differences.ts'
import { createWords, type Words } from '../../files/report/words.ts'
import type { Locale } from '../../../i18n/locales.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const at = (value: unknown, name: string): unknown => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined)

/** Lists whose items have names, with the translation of these names. */
const namedLists: Readonly<Record<string, (words: Words, name: string) => string>> = {
  checks: (words, name) => words.check(name),
  notKnown: (words, name) => words.check(name),
  values: (words, name) => words.value(name),
  results: (words, name) => words.value(name),
  assumptions: (words, name) => words.assumption(name),
  figures: (words, name) => words.column(name),
}

/** Text keys of members of the data. */
const members: Readonly<Record<string, string>> = {
  required: 'results:ledger.required',
  available: 'results:ledger.available',
  utilisation: 'results:utilisation',
  value: 'results:ledger.value',
  source: 'results:ledger.source',
  governing: 'results:compare.governing',
  orderCode: 'server/proof:code',
  maker: 'results:figures.maker',
  series: 'results:figures.series',
  model: 'report:head.model',
  assumptions: 'results:ledger.assumptions',
  checks: 'results:ledger.checks',
  figures: 'server/proof:figures',
  alternatives: 'server/proof:alternatives',
  motion: 'results:motion.title',
  stated: 'report:conditions',
  selection: 'report:conditions',
  basis: 'results:compare.basis',
  catalogueVersion: 'report:head.catalogue',
  engineVersion: 'server/proof:head.engine',
}

/** Path segments that are not shown. */
const silent: ReadonlySet<string> = new Set(['input', 'calculation', 'line', 'card'])

type Place = { readonly data: unknown; readonly path: readonly string[] }

/** The translated name of a list item, where it has one. */
const itemOf = (words: Words, { data, path }: Place, index: number): string | undefined => {
  const name = at(path.slice(0, index + 1).reduce(at, data), 'name')
  if (typeof name !== 'string') return undefined
  const list = path[index - 1] ?? ''
  return Object.hasOwn(namedLists, list) ? namedLists[list]?.(words, name) : words.value(name)
}

const wordOf = (words: Words, { data, path }: Place, index: number): string | undefined => {
  const step = path[index] ?? ''
  if (silent.has(step)) return undefined
  if (/^\d+$/.test(step)) return itemOf(words, { data, path }, index) ?? String(Number(step) + 1)
  if (Object.hasOwn(members, step)) return words.text(members[step] ?? '')
  // The names of lists are internal.
  return Array.isArray(path.slice(0, index + 1).reduce(at, data)) ? undefined : step
}

/**
 * @param locale of the caller
 * @param family family whose texts name the data
 * @param now the data from which item names are read
 */
export const inWords = (
  { locale, family, now }: { readonly locale: Locale; readonly family: string; readonly now: unknown },
  data: readonly DataDifference[],
  texts: readonly TextDifference[],
): readonly ReportDifference[] => {
  const words = createWords({ locale, unit: 'mm' }, family)
  return [
    ...data.map(({ path, before, now: after }) => ({
      page: null,
      name: path.flatMap((_, index) => wordOf(words, { data: now, path }, index) ?? []).join(' · '),
      before: before ?? null,
      now: after ?? null,
    })),
    ...texts.map(({ page, before, now: after }) => ({ page, name: '', before: before ?? null, now: after ?? null })),
  ]
}
