/** Writes the table of settings into docs/operating.md, between its markers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceSection } from './marked-section.ts'
import { settingsText } from './settings-text.ts'

const path = join(import.meta.dirname, '../docs/operating.md')
writeFileSync(path, replaceSection(readFileSync(path, 'utf8'), 'settings', settingsText()))
