/** The texts of parts of the screens: a list that a first page does without. */
import type { Dictionary } from '../../i18n/lookup.ts'

export const laterTextFiles = import.meta.glob<{ texts: Dictionary }>(['/i18n/*/*.ts', '!/i18n/*/shell.ts', '!/i18n/*/home.ts'])
