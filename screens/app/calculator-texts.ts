/** The texts of one calculator in one language, fetched when its screen opens. Files are found by name: none of them is listed here. */
import type { Dictionary } from '../../i18n/lookup.ts'
import type { Locale } from '../../i18n/locales.ts'
import { calculatorOf } from './working-classes.ts'

/** Texts by the name of the schema, as under `calculators` in the whole dictionary. */
export type TextsOfCalculators = Readonly<Record<string, Dictionary>>

const files = import.meta.glob<TextsOfCalculators>('../../i18n/*/calculators/*.ts')

/** `../../schemas/30-ball-screw/schema.ts`: the texts of 30 are in the files named `ball-screw.ts`. */
const folders = Object.keys(import.meta.glob('../../schemas/*/schema.ts'))

const nameOf = (id: string): string | undefined => {
  const start = `/${calculatorOf(id)}-`
  const folder = folders.find((path) => path.includes(start))
  return folder?.slice(folder.indexOf(start) + start.length, folder.lastIndexOf('/'))
}

/** What the file of a working id exports: its texts under the name of its schema. Nothing where it has none. */
export const calculatorTexts = async (locale: Locale, id: string): Promise<TextsOfCalculators> =>
  (await files[`../../i18n/${locale}/calculators/${nameOf(id)}.ts`]?.()) ?? {}
