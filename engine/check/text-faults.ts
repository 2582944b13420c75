/** Finds faults in the texts of a calculator in one language: missing ones, and ones that cannot be meant. */
import { placeholdersOf } from '../base/fill-sentence.ts'
import { isRecord } from '../base/is-record.ts'
import type { Field, ListField } from '../define/index.ts'
import { suggest } from '../expression/index.ts'
import { conditionalDefault } from '../plan/number-default.ts'
import { literalOptions } from '../plan/options.ts'
import type { Plan, RuleData } from '../plan/plan.ts'
import { errorAt, type Fault } from './fault.ts'
import { type LanguageTexts, missingTexts } from './missing-texts.ts'
import { copiedTexts, foreignTexts, type TextEntry, unitsInLabels } from './text-meaning.ts'

/** All texts below a key, by path. */
export function entriesOf(texts: unknown, path = ''): readonly TextEntry[] {
  if (typeof texts === 'string') return [[path, texts]]
  return isRecord(texts) ? Object.entries(texts).flatMap(([key, inner]) => entriesOf(inner, path === '' ? key : `${path}.${key}`)) : []
}

/** The group in which a text must differ from the others: sections, labels of a form or of a row, options of one field. */
const groupOf = (path: string): string | undefined =>
  /^(sections|.*\.options)\.[^.]+$/.exec(path)?.[1] ?? /^(|.*\.)[^.]+\.label$/.exec(path)?.[1]

/** Paths whose text another one of the same group has already. */
function repeated(entries: readonly TextEntry[]): readonly string[] {
  const first = new Set<string>()
  return entries.flatMap(([path, text]) => {
    const group = groupOf(path)
    const key = JSON.stringify([group, text.trim().toLowerCase()])
    if (group === undefined || !first.has(key)) {
      first.add(key)
      return []
    }
    return [path]
  })
}

/** A toggle may have words of its own for yes and no. */
const toggleWords = ['true', 'false']

/** The options of a field as far as the schema lists them; undefined if they come from the service. */
function optionsOf({ fields }: Plan, id: string): readonly string[] | undefined {
  const planned = fields.get(id)
  if (planned?.field.kind === 'toggle') return toggleWords
  if (planned?.field.kind === 'alternatives') return Object.keys(planned.field.branches)
  if (planned?.field.kind === 'choice' || planned?.field.kind === 'choices') return planned.options?.map(({ value }) => value)
  return []
}

/** Keys beside those of fields and sections: of the start page, and of names that a service elsewhere answers with. */
const otherKeys: ReadonlySet<string> = new Set(['class', 'values', 'checks'])

/** What says why a number has to be stated where its default does not hold. */
const isNeededText = (field: Field, [key, ...rest]: readonly string[]): boolean =>
  key === 'needed' && rest.length === 0 && conditionalDefault(field) !== undefined

/** Keys of the texts of a field or value. */
const ownKeys: ReadonlySet<string> = new Set(['label', 'hint'])

/** Whether the keys below a field, value or cell are ones that are read. */
const isRead = ([kind = '', ...rest]: readonly string[], options: readonly string[] | undefined): boolean =>
  kind === 'options' ? options === undefined || options.includes(rest.join('.')) : ownKeys.has(kind) && rest.length === 0

function isCellRead({ row, rowDerived = {} }: ListField, [cell = '', ...keys]: readonly string[]): boolean {
  const field = Object.hasOwn(row, cell) ? row[cell] : undefined
  if (field) return isRead(keys, field.kind === 'choice' ? literalOptions(field)?.map(({ value }) => value) : [])
  return Object.hasOwn(rowDerived, cell) && isRead(keys, [])
}

/** Whether a text begins with data of options, or with an end of a window: both have names in formulas. */
const isMember = ({ slots }: Plan, id: string, [key = '']: readonly string[]): boolean => slots.has(`${id}.${key}`)

/** Whether a text belongs to nothing of the schema. */
function isStale(plan: Plan, path: string): boolean {
  const { fields, derived = {}, rules = {}, layout } = plan.schema
  const [id = '', ...keys] = path.split('.')
  if (otherKeys.has(id)) return false
  if (id === 'sections') return layout.every(({ section }) => section !== keys.join('.'))
  if (id === 'rules') return !Object.hasOwn(rules, keys.join('.'))
  const field = Object.hasOwn(fields, id) ? fields[id] : undefined
  if (field?.kind === 'list' && keys[0] === 'rules') return !Object.hasOwn(field.rowRules ?? {}, keys.slice(1).join('.'))
  if (field?.kind === 'list') return !isRead(keys, []) && !isCellRead(field, keys)
  if (isMember(plan, id, keys)) return !isRead(keys.slice(1), [])
  if (field) return !isRead(keys, optionsOf(plan, id)) && !isNeededText(field, keys)
  return !Object.hasOwn(derived, id) || !isRead(keys, [])
}

/** Whether a text belongs to a field, value or section, though perhaps not to a part of it. */
const hasPart = ({ schema: { fields, derived = {} } }: Plan, path: string): boolean => {
  const [id = ''] = path.split('.')
  return id === 'sections' || id === 'rules' || Object.hasOwn(fields, id) || Object.hasOwn(derived, id)
}

type FaultText = { readonly message: string; readonly cure: string; readonly severity?: Fault['severity'] }

const faultIn =
  (locale: string) =>
  (code: string, paths: readonly string[], { message, cure, severity = 'error' }: FaultText): readonly Fault[] =>
    paths.length === 0
      ? []
      : [{ ...errorAt(locale, code, { message: `${message} in ${locale}: ${paths.join(', ')}`, cure }), severity, part: 'texts' }]

/** @returns a fault for each language that repeats texts of one before it */
export const copiedFaults = (languages: readonly LanguageTexts[]): readonly Fault[] =>
  languages.flatMap(({ locale, texts }, index) => {
    const entries = entriesOf(texts)
    const before = languages.slice(0, index).flatMap((other) => copiedTexts(entries, entriesOf(other.texts)))
    const text = { message: 'the text is that of another language', cure: 'translate it', severity: 'warning' } as const
    return faultIn(locale)('copiedText', [...new Set(before)], text)
  })

/** Placeholders of the sentence of a rule that are neither said at it nor read by it. */
function placeholderFaults(
  { name, about }: RuleData,
  { locale, texts }: { readonly locale: string; readonly texts: unknown },
): readonly Fault[] {
  const sentence = isRecord(texts) && isRecord(texts['rules']) ? texts['rules'][name] : undefined
  if (typeof sentence !== 'string') return []
  return placeholdersOf(sentence)
    .filter((one) => !about.includes(one))
    .map((one) => {
      const near = suggest(one, about)
      const message = `the sentence of the rule '${name}' names '${one}' in ${locale}, which the rule does not read`
      const cure = near === undefined ? `name one of ${about.join(', ')}; a brace is written {{` : `did you mean '${near}'?`
      return { ...errorAt(locale, 'unknownPlaceholder', { message, cure }), part: 'texts' }
    })
}

/** @param further keys required beside those of the form */
export function textFaults(plan: Plan, language: LanguageTexts, further: readonly string[] = []): readonly Fault[] {
  const entries = entriesOf(language.texts)
  const fault = faultIn(language.locale)
  const missing = missingTexts(plan, language, further)
  const stale = entries.map(([path]) => path).filter((path) => isStale(plan, path))
  const isOfPart = (path: string): boolean => hasPart(plan, path)
  // While texts are missing, those of an unknown part are most likely them.
  const ofNothing = { message: 'the schema has no such part', cure: 'correct the key, or remove it', severity: 'warning' } as const
  return [
    ...(missing ? [missing] : []),
    ...fault('repeatedText', repeated(entries), {
      message: 'two fields, options or sections have the same name',
      cure: 'name each so that a reader, and a screen reader, can tell them apart',
    }),
    ...fault('staleText', stale.filter(isOfPart), {
      message: 'the schema has no such option, section or rule',
      cure: 'correct the key, or remove it',
    }),
    ...(missing
      ? []
      : fault(
          'staleText',
          stale.filter((path) => !isOfPart(path)),
          ofNothing,
        )),
    ...fault('foreignText', foreignTexts(language.locale, entries), {
      message: 'the text is in the script of another language',
      cure: 'translate it',
      severity: 'warning',
    }),
    ...fault('unitInLabel', unitsInLabels(plan, entries), {
      message: 'a label names a unit',
      cure: 'leave it out: the form shows the unit beside it, in the unit system of its reader',
      severity: 'warning',
    }),
    ...fault(
      'placeholderInText',
      entries.filter(([path, text]) => !/^(?:[^.]+\.)?rules\./.test(path) && /\{[^{}]*\}/.test(text)).map(([path]) => path),
      {
        message: 'nothing fills in a placeholder',
        cure: 'write the text without it: limits are shown beside it',
      },
    ),
    ...plan.rules.flatMap((rule) => placeholderFaults(rule, language)),
    ...[...plan.rows].flatMap(([list, row]) => {
      const texts = isRecord(language.texts) ? language.texts[list] : undefined
      return row.plan.rules.flatMap((rule) => placeholderFaults(rule, { ...language, texts }))
    }),
  ]
}
