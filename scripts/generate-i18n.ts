/**
 * Generates the types of the texts that every page needs (`i18n/i18n-types.ts`): each language is held to them by its compiler.
 *
 * The generator reads a locale from one file of its own kind: it is run on a copy in a temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { locales } from '../i18n/locales.ts'
import { dictionaries } from '../i18n/translate.ts'

const projectDirectory = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'texts-'))

try {
  for (const locale of locales) {
    mkdirSync(join(folder, locale))
    // The names of the working classes are the schemas' own.
    const { classes: _, ...shell } = dictionaries[locale].get('shell') ?? {}
    const head = "import type { BaseTranslation } from '../i18n-types.ts'\n"
    writeFileSync(
      join(folder, locale, 'index.ts'),
      `${head}const texts = ${JSON.stringify(shell)} satisfies BaseTranslation\nexport default texts\n`,
    )
  }
  const settings = z.looseObject({}).parse(JSON.parse(readFileSync(join(projectDirectory, '.typesafe-i18n.json'), 'utf8')))
  const local = { ...settings, outputPath: './', tempPath: './compiled/' }
  writeFileSync(join(folder, '.typesafe-i18n.json'), JSON.stringify(local))
  const command = join(projectDirectory, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs')
  execFileSync(process.execPath, [command, '--no-watch'], { cwd: folder, stdio: 'pipe' })
  for (const name of readdirSync(folder).filter((file) => file.startsWith('i18n-'))) {
    copyFileSync(join(folder, name), join(projectDirectory, 'i18n', name))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
