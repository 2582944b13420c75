/**
 * Loads a calculator from the site's folder and compiles its plan in the browser. Bundled with the compiler, which no other page
 * needs.
 */
import { isRecord } from '../../../engine/base/is-record.ts'
import { compileData, type PlanData } from '../../../engine/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'
import { getAnswer } from '../api/api.ts'
import { shownLocale } from '../texts/language.ts'

type Document = { readonly schema: CalculatorSchema; readonly texts: Dictionary }

const readDocument = (data: unknown): Document | undefined =>
  // The service has validated the document before publishing it.
  isRecord(data) && isRecord(data['schema']) && isRecord(data['texts']) ? (data as unknown as Document) : undefined

const requested = new Map<string, Promise<Document>>()

/** Returns the document in a language, which holds both schema and texts; requested once. */
const documentIn = (id: number, locale: Locale): Promise<Document> => {
  const key = `${locale} ${id}`
  const known = requested.get(key)
  if (known) return known
  const document = getAnswer({ base: 'classes', path: 'Calculators/Document', query: { id: String(id) } }, readDocument, { locale })
  requested.set(key, document)
  document.catch(() => requested.delete(key))
  return document
}

/** Returns the calculator's texts in a language, or in the first language it has. */
export const textsOfSiteCalculator = async (id: number, locale: Locale): Promise<Dictionary> => (await documentIn(id, locale)).texts

/** Returns the compiled plan of the calculator's form. */
export const planOfSiteCalculator = async (id: number): Promise<PlanData> => compileData((await documentIn(id, shownLocale())).schema)
