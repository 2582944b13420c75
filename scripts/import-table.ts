/**
 * Who may import whom: the table of ARCHITECTURE.md as data. dependency-cruiser and the architecture test both execute it.
 *
 * The first row whose `folder` matches a file applies. A file may always import its own folder's files (`own`, else the folder itself).
 */
export interface ImportRow {
  readonly name: string
  /** Regular expression over the importing file's path. */
  readonly folder: string
  /** Regular expressions over the imported file's path. */
  readonly may: readonly string[]
  /** Paths whose types alone may be imported. */
  readonly mayTypes?: readonly string[]
  /** npm packages (their scope or name) and `node:` for Node's own modules. */
  readonly packages: readonly string[]
}

const engine = '^engine/(?!react/|testing/)'
const units = '^engine/units/'
const contract = '^contract/'
const schemas = '^schemas/'
const sizing = '^sizing/'
const families = '^families/'
const i18n = '^i18n/'
const errors = '^server/errors\\.ts$'
const config = '^server/config\\.ts$'
const operatorLocale = '^server/operator-locale\\.ts$'
const tableOwners = ['catalogue', 'accounts', 'records', 'search', 'sites'].map((owner) => `^server/${owner}/`)
const screenPackages = [
  'react',
  'react-dom',
  'react-hook-form',
  '@hookform',
  'wouter',
  '@radix-ui',
  'swr',
  'zod',
  'typesafe-i18n',
  '@fontsource-variable',
  'three',
]

export const importTable: readonly ImportRow[] = [
  { name: 'engine/units', folder: units, may: [units], packages: [] },
  {
    name: 'engine/react',
    folder: '^engine/react/',
    may: ['^engine/(?!testing/)'],
    packages: ['react', 'react-hook-form', '@hookform', 'zod'],
  },
  { name: 'engine/testing', folder: '^engine/testing/', may: ['^engine/(?!react/)'], packages: ['fast-check', 'zod'] },
  { name: 'engine', folder: '^engine/', may: [engine], packages: ['zod'] },
  { name: 'contract', folder: contract, may: [contract, units], mayTypes: [engine], packages: ['zod'] },
  { name: 'schemas', folder: schemas, may: [schemas, '^engine/define/', contract], packages: [] },
  { name: 'sizing', folder: sizing, may: [sizing, units], mayTypes: [contract], packages: [] },
  { name: 'families', folder: families, may: [families, sizing, contract], packages: [] },
  { name: 'i18n', folder: i18n, may: [i18n], mayTypes: [engine, schemas, contract], packages: ['typesafe-i18n'] },
  {
    name: 'screens/ui',
    folder: '^screens/ui/',
    may: ['^screens/(ui|app)/', '^engine/(?!testing/)', schemas, i18n, contract],
    packages: screenPackages,
  },
  {
    name: 'screens/results',
    folder: '^screens/results/',
    may: ['^screens/', '^engine/(?!testing/)', schemas, i18n, contract, families, '^sizing/unit-scale\\.ts$'],
    packages: screenPackages,
  },
  {
    name: 'screens/service-factor',
    folder: '^screens/service-factor/',
    may: ['^screens/', '^engine/(?!testing/)', schemas, i18n, contract, '^families/service-factor/', '^sizing/service-factor\\.ts$'],
    packages: screenPackages,
  },
  {
    name: 'screens',
    folder: '^screens/',
    may: ['^screens/', '^engine/(?!testing/)', schemas, i18n, contract],
    packages: screenPackages,
  },
  { name: 'server/files', folder: '^server/files/', may: ['^server/files/', units], mayTypes: [contract], packages: ['node:'] },
  {
    name: 'server/services',
    folder: '^server/services/',
    may: ['^server/(services|files)/', ...tableOwners, errors, engine, schemas, contract, families, sizing],
    packages: ['zod', 'node:'],
  },
  {
    name: 'server/routes',
    folder: '^server/routes/',
    may: ['^server/(routes|services|http)/', errors, contract, i18n],
    packages: ['hono', '@hono', 'zod', 'node:'],
  },
  {
    name: 'server/database',
    folder: '^server/database/',
    may: ['^server/database/', errors, config],
    packages: ['kysely', 'pg', 'better-sqlite3', 'node:'],
  },
  {
    name: 'server/records',
    folder: '^server/records/',
    may: ['^server/(records|database)/', errors, config, operatorLocale, units, contract, i18n],
    packages: ['kysely', 'zod', 'node:'],
  },
  {
    name: 'server table owners',
    folder: '^server/(catalogue|accounts|search|sites)/',
    may: ['^server/$1/', '^server/database/', errors, config, units, contract],
    packages: ['kysely', 'zod', 'node:'],
  },
  {
    name: 'server/http',
    folder: '^server/http/',
    may: ['^server/http/', errors, config, contract, i18n],
    packages: ['hono', '@hono', 'zod', 'node:'],
  },
  {
    name: 'server/config and server/errors',
    folder: '^server/(config|errors)\\.ts$',
    may: [errors, config, contract],
    packages: ['zod', 'node:'],
  },
  {
    name: 'server',
    folder: '^server/',
    may: ['^server/', engine, schemas, contract, i18n],
    packages: ['hono', '@hono', 'kysely', 'pg', 'better-sqlite3', 'zod', 'node:'],
  },
]

/** Folders of `screens` that every feature may use; any other two never import each other. */
export const sharedScreens = ['drawings', 'app', 'ui']
