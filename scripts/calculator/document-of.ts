/** Converts a calculator of the source tree to one JSON document, for the folder of a site and for the playground. */
import { locales } from '../../i18n/locales.ts'
import { readCalculator } from './read-calculator.ts'

/**
 * @param place folder of a calculator, or its schema file
 * @returns text of the document with the available languages; not validated
 * @throws RangeError if it cannot be read
 */
export const documentOf = async (place: string): Promise<string> => {
  const { schema, texts, examples, file, problem } = await readCalculator(place, locales)
  if (problem !== undefined) throw new RangeError(`${file}: ${problem}`)
  const byLocale = Object.fromEntries([...texts].map(([locale, { value }]) => [locale, value]))
  return `${JSON.stringify({ schema, texts: byLocale, ...(examples && { examples: examples.value }) }, null, 2)}\n`
}
