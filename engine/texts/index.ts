/** The texts of a form in a language of the package: the entry `./texts`; its words are `./texts/en` and so on. */
import type { FormTexts } from '../react/texts.ts'
import { type FormSettings, formTextsOf } from './form-texts.ts'
import { findIn, type FormWords, type TextTree } from './form-words.ts'

/**
 * Creates the texts of a form from the words of a language and the calculator's own.
 *
 * @param words `import { words } from '@sizewright/engine/texts/en'`; also `es`, `ru`, `zh-Hans`, or your own of the same shape
 * @param own `<field>.label`, `.hint`, `.options.<value>`, `sections.<name>`, `rules.<name>`; a missing name is shown as it is
 * @param settings units of quantities in names of options
 */
export const formTexts = ({ locale, texts }: FormWords, own: TextTree, settings: FormSettings): FormTexts =>
  formTextsOf({ locale, find: findIn(texts) }, findIn(own), settings)

export type { FormSettings } from './form-texts.ts'
export type { FormWords, TextTree } from './form-words.ts'
