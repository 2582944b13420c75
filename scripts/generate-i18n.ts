/**
 * Generates the typed access to the texts (`i18n/i18n-types.ts`).
 *
 * The generator reads a locale from one self-contained file, ours are split by area: it is run on a joined copy in a temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { dictionaries } from '../i18n/translate.ts'

const projectDirectory = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'texts-'))

try {
  for (const [locale, dictionary] of Object.entries(dictionaries)) {
    mkdirSync(join(folder, locale))
    const head = "import type { BaseTranslation } from '../i18n-types.ts'\n"
    writeFileSync(
      join(folder, locale, 'index.ts'),
      `${head}const texts = ${JSON.stringify(dictionary)} satisfies BaseTranslation\nexport default texts\n`,
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
