/** The generators of `npm run generate`, each with the files it makes from the sources. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { siteContent } from '../../contract/site/content.ts'
import { site } from '../../contract/site/site.ts'
import { documentJsonSchema } from '../../engine/define/document.ts'
import { dslJsonSchema } from '../../engine/define/meta-schema.ts'
import { fileCalculators } from '../../schemas/registry-files.ts'
import { calculators } from '../../schemas/registry.ts'
import { scenes } from '../../schemas/scenes/registry.ts'
import { readConfig } from '../../server/base/config.ts'
import { openDatabase } from '../../server/database/database.ts'
import { projectSchema } from '../../server/routes/json-schemas.ts'
import { accessOfRoutes } from '../../server/routes/open-pages.ts'
import { themeCss } from '../../server/sites/theme/palette.ts'
import { createWholeApp } from '../../server/whole-app.ts'
import { replaceSection } from '../marked-section.ts'
import { emitEngine } from '../package/emit-engine.ts'
import { entryPages } from './api-pages.ts'
import { calculatorPage, pageName } from './calculator-page.ts'
import { filePage, filePageName } from './file-page.ts'
import { importTableText } from './import-table-text.ts'
import { languagePage } from './language-page.ts'
import { rightsPage } from './rights-page.ts'
import { scenePage, scenePageName } from './scene-page.ts'
import { settingsTable } from './settings-table.ts'

/** Text by path in the project. */
type Files = ReadonlyMap<string, string>

interface Generator {
  readonly makes: string
  readonly files: () => Files | Promise<Files>
}

/** Folder of the pages that are not checked in. */
export const pagesFolder = 'docs/generated'

const projectDirectory = join(import.meta.dirname, '../..')

/** A checked-in page with one of its marked sections regenerated. */
const pageWith = (path: string, name: string, section: string): Files =>
  new Map([[path, replaceSection(readFileSync(join(projectDirectory, path), 'utf8'), name, section)]])

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const siteSchema = (shape: z.core.$ZodType, title: string): string => json({ ...z.toJSONSchema(shape, { io: 'input' }), title })

const themeFile = (): string =>
  `/* Generated from server/sites/theme/palette.ts: the default theme. A site has its own in /static/customtheme.css. */\n${themeCss(
    site.parse({ key: 'default', name: 'Sizewright' }).theme,
  )}`

/** Builds the whole app on an empty database in a temporary folder and lists its routes. */
async function rightsFile(): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-rights-'))
  const config = readConfig({ DATA_DIR: folder, DIST_DIR: join(folder, 'dist') })
  const database = await openDatabase(config)
  try {
    const { app, calls } = await createWholeApp(config, database, { clock: { now: Date.now }, log: () => undefined })
    return new Map([[`${pagesFolder}/rights.md`, rightsPage(accessOfRoutes(app.routes, calls))]])
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
}

async function calculatorFiles(): Promise<Files> {
  const pages = await Promise.all(calculators.map(async (one) => [pageName(one), await calculatorPage(one)] as const))
  const ofFiles = fileCalculators.map((one) => [filePageName(one), filePage(one)] as const)
  return new Map([...pages, ...ofFiles].map(([name, text]) => [`${pagesFolder}/calculators/${name}`, text]))
}

/** Files that are checked in because an editor, the build or the web reads them in place. */
export const checkedInFiles: readonly Generator[] = [
  { makes: 'the import table of the architecture page', files: () => pageWith('ARCHITECTURE.md', 'import-table', importTableText()) },
  { makes: 'the table of settings', files: () => pageWith('docs/operating.md', 'settings', settingsTable()) },
  { makes: 'functions and units of the expression language', files: () => new Map([['docs/language.md', languagePage()]]) },
  {
    makes: 'the JSON Schemas',
    files: () =>
      new Map([
        ['docs/dsl.schema.json', json(dslJsonSchema())],
        ['docs/calculator-document.schema.json', json(documentJsonSchema())],
        ['docs/site.schema.json', siteSchema(site, 'A site of Sizewright')],
        ['docs/site-content.schema.json', siteSchema(siteContent, 'What a site of Sizewright publishes')],
        ['docs/project.schema.json', projectSchema()],
      ]),
  },
  { makes: 'the colours of the default theme', files: () => new Map([['screens/app/theme-colours.css', themeFile()]]) },
]

/** Pages for reading, below `docs/generated/`. */
export const generatedPages: readonly Generator[] = [
  { makes: 'calculators: fields, request, checks and assumptions', files: calculatorFiles },
  {
    makes: 'scenes: inputs, formulas and results',
    files: () => new Map(scenes.map((scene) => [`${pagesFolder}/scenes/${scenePageName(scene)}`, scenePage(scene)])),
  },
  {
    makes: 'the API of the engine package',
    files: () => new Map(entryPages(emitEngine()).map(({ path, text }) => [`${pagesFolder}/${path}`, text])),
  },
  { makes: 'the rights of every route', files: rightsFile },
]
