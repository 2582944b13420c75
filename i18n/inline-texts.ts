/** Texts of a calculator in the file of its schema. */
import type { Dictionary } from './lookup.ts'

const schemaPath = /^(?<namespace>schemas\/[^/]+)\/schema\.(?:ts|json)$/

/** The namespace of the texts in a schema file; undefined if the path is not a schema file. */
export const inlineTextsOf = (path: string): string | undefined => schemaPath.exec(path)?.groups?.['namespace']

/**
 * Selects the texts of a locale, else English ones, else the first available.
 *
 * @param texts texts in the schema file of a calculator, in any of the languages
 */
export const textsFor = (texts: Readonly<Record<string, Dictionary>>, locale: string): Dictionary | undefined =>
  texts[locale] ?? texts['en'] ?? Object.values(texts)[0]
