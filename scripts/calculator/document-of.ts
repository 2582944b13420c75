/** A calculator of the tree as one JSON document: what goes into the folder of a site, and into the playground. */
import { locales } from '../../i18n/locales.ts'
import { readCalculator } from './read-calculator.ts'

/**
 * @param place folder of a calculator, or the file of its schema
 * @returns text of the document, with the languages that it has; nothing of it is checked
 * @throws RangeError where it cannot be read
 */
export const documentOf = async (place: string): Promise<string> => {
  const { schema, texts, examples, file, problem } = await readCalculator(place, locales)
  if (problem !== undefined) throw new RangeError(`${file}: ${problem}`)
  const byLocale = Object.fromEntries([...texts].map(([locale, { value }]) => [locale, value]))
  return `${JSON.stringify({ schema, texts: byLocale, ...(examples && { examples: examples.value }) }, null, 2)}\n`
}
