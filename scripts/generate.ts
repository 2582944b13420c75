/** `npm run generate`: runs every generator of checked-in files. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculators } from '../schemas/registry.ts'
import { scenes } from '../schemas/scenes/registry.ts'
import { apiPagePaths } from './api-docs/api-text.ts'
import { pageName } from './calculator-docs/calculator-page.ts'
import { ownCommandLine } from '../server/base/command-line.ts'
import { demoFiles } from './demo-series/demo-files.ts'
import { scenePageName } from './scene-docs/scene-page.ts'

interface Generator {
  readonly makes: string
  readonly script: string
  readonly files: readonly string[]
}

const generators: readonly Generator[] = [
  { makes: 'the import table of the architecture page', script: 'scripts/generate-import-table.ts', files: ['ARCHITECTURE.md'] },
  {
    makes: 'the JSON Schemas of calculator schemas and documents',
    script: 'scripts/generate-dsl-schema.ts',
    files: ['docs/dsl.schema.json', 'docs/calculator-document.schema.json'],
  },
  {
    makes: 'the JSON Schemas of sites, their content and projects, and the colours of the default theme',
    script: 'scripts/generate-site-files.ts',
    files: ['docs/site.schema.json', 'docs/site-content.schema.json', 'docs/project.schema.json', 'screens/app/theme-colours.css'],
  },
  { makes: 'the functions and units of the language', script: 'scripts/generate-language-docs.ts', files: ['docs/language.md'] },
  { makes: 'the pages of the package of the engine', script: 'scripts/generate-api-docs.ts', files: [...apiPagePaths] },
  { makes: 'the settings of the server', script: 'scripts/generate-settings.ts', files: ['docs/operating.md'] },
  { makes: 'the rights of every route', script: 'scripts/generate-rights.ts', files: ['docs/rights.md'] },
  {
    makes: 'the pages of the calculators',
    script: 'scripts/generate-calculator-docs.ts',
    files: calculators.map((calculator) => `docs/calculators/${pageName(calculator)}`),
  },
  {
    makes: 'the pages of the scenes',
    script: 'scripts/generate-scene-docs.ts',
    files: scenes.map((scene) => `docs/scenes/${scenePageName(scene)}`),
  },
  {
    makes: 'the demonstration series of gear units and platforms',
    script: 'scripts/make-demo-reducers.ts',
    files: [...demoFiles().keys()],
  },
]

const projectDirectory = join(import.meta.dirname, '..')
const contents = (files: readonly string[]): string =>
  files
    .map((file) => join(projectDirectory, file))
    .map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''))
    .join('\0')

const { values: flags } = ownCommandLine({
  usage: `usage: npm run generate                   runs every generator of checked-in files
       … -- --check                       fails when one of the files was not up to date`,
  options: { check: { type: 'boolean' } },
  takesWords: false,
})

let outdated = 0
for (const { makes, script, files } of generators) {
  const before = contents(files)
  execFileSync(process.execPath, [join(projectDirectory, script)], { cwd: projectDirectory, stdio: ['ignore', 'ignore', 'inherit'] })
  const changed = contents(files) !== before
  if (changed) outdated++
  console.log(`${changed ? 'written ' : 'current '} ${makes}: ${files.join(', ')}`)
}
if (flags.check && outdated > 0) process.exitCode = 1
