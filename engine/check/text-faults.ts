/** Finds faults in the texts of a calculator in one language: missing ones, and ones that cannot be meant. */
import { isRecord } from '../base/is-record.ts'
import type { Plan } from '../plan/plan.ts'
import { errorAt, type Fault } from './fault.ts'
import { type LanguageTexts, missingTexts } from './missing-texts.ts'

/** All texts below a key, by path. */
function entriesOf(texts: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof texts === 'string') return [[path, texts]]
  return isRecord(texts) ? Object.entries(texts).flatMap(([key, inner]) => entriesOf(inner, path === '' ? key : `${path}.${key}`)) : []
}

/** The group in which a text must differ from the others: labels of a form or of a row, options of one field. */
const groupOf = (path: string): string | undefined => /^(.*\.options)\.[^.]+$/.exec(path)?.[1] ?? /^(|.*\.)[^.]+\.label$/.exec(path)?.[1]

/** Paths whose text another one of the same group has already. */
function repeated(entries: readonly (readonly [path: string, text: string])[]): readonly string[] {
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

/** The options of a field as far as the schema lists them; undefined if they come from the service or it has none. */
function optionsOf({ fields }: Plan, id: string): readonly string[] | undefined {
  const planned = fields.get(id)
  if (planned?.field.kind === 'alternatives') return Object.keys(planned.field.branches)
  return planned?.options?.map(({ value }) => value)
}

/** Whether a text belongs to nothing of the schema. */
function isStale(plan: Plan, path: string): boolean {
  const [id = '', kind, value = ''] = path.split('.')
  if (id === 'sections') return plan.schema.layout.every(({ section }) => section !== kind)
  const options = kind === 'options' ? optionsOf(plan, id) : undefined
  return options !== undefined && !options.includes(value)
}

/** @param further keys required beside those of the form */
export function textFaults(plan: Plan, language: LanguageTexts, further: readonly string[] = []): readonly Fault[] {
  const entries = entriesOf(language.texts)
  const fault = (code: string, paths: readonly string[], { message, cure }: { message: string; cure: string }): readonly Fault[] =>
    paths.length === 0
      ? []
      : [{ ...errorAt(language.locale, code, { message: `${message} in ${language.locale}: ${paths.join(', ')}`, cure }), part: 'texts' }]
  const missing = missingTexts(plan, language, further)
  return [
    ...(missing ? [missing] : []),
    ...fault('repeatedText', repeated(entries), {
      message: 'two fields or options have the same name',
      cure: 'name each so that a reader, and a screen reader, can tell them apart',
    }),
    ...fault(
      'staleText',
      entries.map(([path]) => path).filter((path) => isStale(plan, path)),
      {
        message: 'the schema has no such option or section',
        cure: 'correct the key, or remove it',
      },
    ),
    ...fault(
      'placeholderInText',
      entries.filter(([, text]) => /\{[^{}]*\}/.test(text)).map(([path]) => path),
      {
        message: 'nothing fills in a placeholder',
        cure: 'write the text without it: limits are shown beside it',
      },
    ),
  ]
}
