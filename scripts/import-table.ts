/**
 * Import rules: the table of ARCHITECTURE.md as data, executed by the architecture test.
 *
 * The first row whose `folder` matches a file applies. A file may always import files of its own folder (`own`, else the folder
 * itself).
 */
export interface ImportRow {
  readonly name: string
  /** Regular expression over the importing file's path. */
  readonly folder: string
  /** Regular expressions over the imported file's path. */
  readonly may: readonly string[]
  /** Paths from which only types may be imported. */
  readonly mayTypes?: readonly string[]
  /** npm packages (by scope or name), and `node:` for Node's built-in modules. */
  readonly packages: readonly string[]
}

const engine = '^engine/(?!react/|testing/)'
/** Small helpers that every folder may use. */
const base = '^engine/base/'
const units = '^engine/(base|units)/'
const define = '^engine/(base|define)/'
/** Formulas as trees: pure functions of text. */
const formulaTrees = '^engine/formula/'
/** Parts, joints and state of an answer: pure functions. */
const assemblies = '^engine/assembly/'
const contract = '^contract/'
/** The registries read the file system; the screens find the same folders through the build. */
const registry = '^schemas/registry'
const schemas = '^schemas/(?!registry)'
const formulas = '^families/formulas/'
const sizingRows = '^families/sizing/'
const families = '^families/'
const wire = '^families/[^/]+/wire/'
const tables = '^families/(registry\\.ts$|define/)'
const i18n = '^i18n/'
/** Languages, lookups and types of texts, but no texts. */
const i18nRules = '^i18n/(class-names|inline-texts|locales|lookup|shared-texts|text-files)\\.ts$'
const serverBase = '^(server|engine)/base/'
const screenBase = '^screens/(base|ui|drawings)/'
const screenPackages = [
  'react',
  'react-dom',
  'react-hook-form',
  '@hookform',
  'swr',
  'wouter',
  '@radix-ui',
  'zod',
  'typesafe-i18n',
  '@fontsource-variable',
]
/** Imports permitted to every screen. */
const underScreens = ['^engine/(?!testing/)', '^schemas/(?!registry|.*/texts/)', i18nRules, contract, wire]

export const importTable: readonly ImportRow[] = [
  { name: 'engine/base', folder: base, may: [base], packages: [] },
  { name: 'engine/units', folder: '^engine/units/', may: [units], packages: [] },
  {
    name: 'engine/react',
    folder: '^engine/react/',
    may: ['^engine/(?!testing/)'],
    packages: ['react', 'react-hook-form', '@hookform'],
  },
  { name: 'engine/testing', folder: '^engine/testing/', may: ['^engine/(?!react/)'], packages: ['fast-check', 'zod'] },
  { name: 'engine/texts', folder: '^engine/texts/', may: [engine], mayTypes: ['^engine/react/'], packages: [] },
  { name: 'engine', folder: '^engine/', may: [engine], packages: ['zod'] },
  { name: 'contract', folder: contract, may: [contract, units, formulaTrees], mayTypes: [engine], packages: ['zod'] },
  { name: 'schemas/registry', folder: registry, may: [schemas, registry, define], packages: ['node:'] },
  // Texts are data, found by name: a calculator may reuse those of another, a family's are independent.
  { name: 'schemas/*/texts', folder: '^schemas/[^/]+/texts/', may: ['^schemas/[^/]+/texts/'], packages: [] },
  { name: 'families/*/texts', folder: '^families/[^/]+/texts/', may: [], packages: [] },
  { name: 'schemas', folder: schemas, may: [schemas, define, contract, wire], packages: [] },
  { name: 'families/formulas', folder: formulas, may: [formulas, units], packages: [] },
  { name: 'families/sizing', folder: sizingRows, may: [sizingRows, formulas, units], mayTypes: [contract], packages: [] },
  { name: 'families/*/wire', folder: wire, may: [wire, contract, units, formulas], packages: ['zod'] },
  {
    name: 'families/*/sizing',
    folder: '^families/[^/]+/sizing/',
    may: ['^families/[^/]+/sizing/', sizingRows, formulas, units, assemblies, wire],
    mayTypes: [contract],
    packages: [],
  },
  { name: 'families', folder: families, may: [families, contract, units, assemblies], mayTypes: [engine], packages: ['zod'] },
  // Reads every text from disk, so it is for the server only.
  { name: 'i18n/translate', folder: '^i18n/translate\\.ts$', may: [i18nRules], packages: ['node:'] },
  { name: 'i18n', folder: i18n, may: ['^i18n/(?!translate)'], packages: ['typesafe-i18n'] },
  { name: 'screens/base', folder: '^screens/base/', may: ['^screens/base/', ...underScreens], packages: screenPackages },
  { name: 'screens/ui', folder: '^screens/ui/', may: ['^screens/(base|ui)/', ...underScreens], packages: screenPackages },
  {
    name: 'screens/results',
    folder: '^screens/results/',
    may: [screenBase, '^screens/results/', ...underScreens, families],
    packages: screenPackages,
  },
  {
    name: 'screens/service-factor',
    folder: '^screens/service-factor/',
    may: [screenBase, '^screens/service-factor/', ...underScreens, '^families/service-factor/'],
    packages: screenPackages,
  },
  // Loaded only when a preview is opened.
  {
    name: 'screens/viewer',
    folder: '^screens/viewer/',
    may: [screenBase, '^screens/viewer/', ...underScreens],
    packages: [...screenPackages, 'three'],
  },
  // Tools for editing a schema with live checks: the parser, the compiler, the laws.
  {
    name: 'screens/playground',
    folder: '^screens/playground/',
    may: [screenBase, '^screens/playground/', '^engine/', ...underScreens, '^docs/dsl\\.schema\\.json$'],
    packages: [...screenPackages, '@codemirror', '@lezer', 'fast-check'],
  },
  {
    name: 'screens/pages',
    folder: '^screens/pages/',
    may: ['^screens/', ...underScreens, '^families/rotary/sizing/motor-bounds\\.ts$'],
    packages: screenPackages,
  },
  { name: 'screens', folder: '^screens/', may: ['^screens/', ...underScreens], packages: screenPackages },
  {
    name: 'server/services',
    folder: '^server/services/',
    may: ['^server/(services|files|catalogue|records|sites|people|logs)/', serverBase, engine, schemas, registry, contract, families, i18n],
    packages: ['fflate', 'zod', 'node:'],
  },
  {
    name: 'server/routes',
    folder: '^server/routes/',
    may: ['^server/(routes|services|sites|http)/', serverBase, contract, i18n, wire],
    packages: ['hono', '@hono', 'zod', 'node:'],
  },
  {
    name: 'server/files/{jobs,making}',
    folder: '^server/files/(jobs|making)/',
    may: ['^server/(files|database)/', serverBase, contract, i18n],
    packages: ['kysely', 'node:'],
  },
  // A file is a pure function of its input: no database, no service.
  {
    name: 'server/files',
    folder: '^server/files/(?!jobs/|making/)',
    may: ['^server/files/', serverBase, units, '^engine/part/', assemblies, formulaTrees, contract, families, i18n],
    packages: [
      '@tarikjabiri/dxf',
      'fflate',
      'pdfkit',
      'pdfjs-dist',
      'replicad',
      'replicad-opencascadejs',
      'svg-to-pdfkit',
      'uqr',
      'write-excel-file',
      'read-excel-file',
      'zod',
      'node:',
    ],
  },
  {
    name: 'server/database',
    folder: '^server/database/',
    may: ['^server/database/', serverBase],
    packages: ['kysely', 'pg', 'better-sqlite3', 'node:'],
  },
  {
    name: 'server/records',
    folder: '^server/records/',
    may: ['^server/(records|database)/', serverBase, units, contract, i18n, wire],
    packages: ['kysely', 'zod', 'node:'],
  },
  {
    name: 'server/people',
    folder: '^server/people/',
    may: ['^server/(people|database)/', serverBase, contract, i18n],
    packages: ['kysely', 'nodemailer', 'zod', 'node:'],
  },
  {
    name: 'server/logs',
    folder: '^server/logs/',
    may: ['^server/(logs|database)/', serverBase, contract, i18n],
    packages: ['kysely', 'node:'],
  },
  {
    name: 'server/sites',
    folder: '^server/sites/',
    may: ['^server/(sites|database)/', serverBase, contract, i18n],
    packages: ['kysely', 'zod', 'node:'],
  },
  {
    name: 'server/catalogue/import',
    folder: '^server/catalogue/import/',
    may: [
      '^server/(catalogue|database)/',
      '^server/files/(sheet|upload)/',
      serverBase,
      units,
      '^engine/expression/suggest\\.ts$',
      contract,
      tables,
      '^i18n/(text-files|translate)\\.ts$',
    ],
    packages: ['zod', 'node:'],
  },
  {
    name: 'server/catalogue',
    folder: '^server/catalogue/',
    may: ['^server/(catalogue|database)/', serverBase, units, contract, tables],
    packages: ['kysely', 'zod', 'node:'],
  },
  {
    name: 'server/http',
    folder: '^server/http/',
    may: ['^server/http/', serverBase, contract, i18n],
    packages: ['hono', '@hono', 'zod', 'node:'],
  },
  { name: 'server/base', folder: '^server/base/', may: [serverBase, units, contract, i18n], packages: ['fflate', 'zod', 'node:'] },
  {
    name: 'server',
    folder: '^server/',
    may: ['^server/', engine, schemas, contract, i18n],
    packages: ['hono', '@hono', 'kysely', 'pg', 'better-sqlite3', 'zod', 'node:'],
  },
]

/** Folders of `screens` that every feature may use; other folders never import each other. */
export const sharedScreens = ['base', 'ui', 'drawings']

/** Folders of `screens` that combine features. */
export const joiningScreens = ['pages', 'directory', 'app']

/** The folders with the product's sources. */
export const productFolders = ['contract', 'engine', 'families', 'i18n', 'schemas', 'screens', 'server']
