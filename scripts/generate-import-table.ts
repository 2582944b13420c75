/** Writes the import table into ARCHITECTURE.md, between its markers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTableText } from './import-table-text.ts'
import { replaceSection } from './marked-section.ts'

const path = join(import.meta.dirname, '../ARCHITECTURE.md')
writeFileSync(path, replaceSection(readFileSync(path, 'utf8'), 'import-table', importTableText()))
