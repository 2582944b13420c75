/** The texts of a site's calculator; a missing language falls back to the first one available. */
import type { SiteCalculatorEntry } from '../../../contract/site/site-calls.ts'
import type { CalculatorDocument, DocumentTexts } from '../../../engine/define/document.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { textsFor } from '../../../i18n/inline-texts.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'

/** Text namespace of the calculator; it includes the site, as two sites may use the same id. */
export const namespaceOf = (site: string, schema: Pick<CalculatorSchema, 'id' | 'name'>): string =>
  `sites/${site}/${calculatorNamespace(schema)}`

/** Whether a working id is one of a calculator. */
export const hasWorkingID = ({ id, place }: Pick<CalculatorSchema, 'id' | 'place'>, workingID: string): boolean =>
  [id, ...(place?.also ?? [])].some((one) => String(one) === workingID)

/** The texts in a language. */
export const textsIn = ({ texts }: Pick<CalculatorDocument, 'texts'>, locale: string): DocumentTexts => textsFor(texts, locale) ?? {}

const textOf = (texts: DocumentTexts | string | undefined, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<DocumentTexts | string | undefined>(
    (inner, key) => (typeof inner === 'object' && Object.hasOwn(inner, key) ? inner[key] : undefined),
    texts,
  )
  return typeof found === 'string' ? found : undefined
}

/** The name of each working id of a calculator in a language. */
export const classNamesOf = (
  { schema, texts }: Pick<CalculatorDocument, 'schema' | 'texts'>,
  locale: Locale,
): SiteCalculatorEntry['names'][string] => {
  const own = textsIn({ texts }, locale)
  const named = (id: number, path: readonly string[]) => {
    const name = textOf(own, 'class', ...path, 'name') ?? textOf(own, 'class', 'name') ?? String(id)
    return [String(id), { name, note: textOf(own, 'class', ...path, 'note') ?? '' }] as const
  }
  const further = (schema.place?.also ?? []).map((id) => named(id, ['also', String(id)]))
  return Object.fromEntries([named(schema.id, []), ...further])
}
