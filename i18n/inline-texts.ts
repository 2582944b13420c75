/** Texts of a calculator in the file of its schema. */
import type { Dictionary } from './lookup.ts'

const schemaPath = /^(?<namespace>schemas\/[^/]+)\/schema\.(?:ts|json)$/

/** The namespace of the texts in a schema file; undefined if the path is not a schema file. */
export const inlineTextsOf = (path: string): string | undefined => schemaPath.exec(path)?.groups?.['namespace']

/**
 * Of texts by language, those of one, or of the base language, or of the first that there is.
 *
 * @param texts what a calculator has in the file of its schema: in any of the languages
 */
export const textsFor = (texts: Readonly<Record<string, Dictionary>>, locale: string): Dictionary | undefined =>
  texts[locale] ?? texts['en'] ?? Object.values(texts)[0]
