/** The words of a form in each language of the product, as entries of the package. */
import type { Dictionary } from '../../i18n/lookup.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { formParts, type FormWords } from '../../engine/texts/form-words.ts'

/** An entry of the package that holds the words of one language. */
export type WordsEntry = `./texts/${Locale}`

/** The words of a form in a language. */
export async function formWordsIn(locale: Locale): Promise<FormWords> {
  // The parity test ensures that every language has this file.
  const { texts } = (await import(`../../i18n/${locale}/shell.ts`)) as { readonly texts: Dictionary }
  return { locale, texts: Object.fromEntries(formParts.map((part) => [part, texts[part] ?? {}])) }
}

/** Import name and path, without extension, of each. */
export const wordsEntries: readonly (readonly [WordsEntry, string])[] = locales.map((locale) => [`./texts/${locale}`, `texts/${locale}`])

const declaration = `import type { FormWords } from './form-words.js'

/** The words of a form. */
export declare const words: FormWords
`

/** Modules and declarations, by path. */
export async function wordFiles(): Promise<readonly (readonly [path: string, text: string])[]> {
  const files = locales.map(async (locale) => [
    [`texts/${locale}.js`, `export const words = ${JSON.stringify(await formWordsIn(locale))}\n`] as const,
    [`texts/${locale}.d.ts`, declaration] as const,
  ])
  return (await Promise.all(files)).flat()
}
