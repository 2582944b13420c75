/** Generates the page of functions and units (`docs/language.md`) from the tables of the engine. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageText } from './language-text.ts'

writeFileSync(join(import.meta.dirname, '../docs/language.md'), languageText())
