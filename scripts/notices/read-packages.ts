/** Reads the packages shipped with the program, and their licences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** A shipped package. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression; '' if the package states none. */
  readonly licence: string
  /** Built for one platform: whether it is installed depends on the machine. */
  readonly isPlatform: boolean
  /** Texts of its licences, by path in the package. */
  readonly texts: readonly { readonly path: string; readonly text: string }[]
}

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      // A folder of this project under the name of a package.
      link: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      os: z.optional(z.unknown()),
    }),
  ),
})

/** Licences that only require their text to be passed on. */
const allowed: ReadonlySet<string> = new Set(['0BSD', 'Apache-2.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'MIT AND OFL-1.1', 'Unlicense'])

/** Packages reviewed individually; their further conditions are stated in NOTICE.md. */
const allowedFor: Readonly<Record<string, string>> = { 'replicad-opencascadejs': 'LGPL-2.1-only' }

/** Packages without a licence field: the licence of their own licence text. */
const statedElsewhere: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** @returns a line for each package that must not be shipped */
export const licenceFaults = (packages: readonly Pick<ShippedPackage, 'name' | 'version' | 'licence'>[]): readonly string[] =>
  packages
    .filter(({ name, licence }) => !allowed.has(licence) && allowedFor[name] !== licence)
    .map(({ name, version, licence }) => `${name} ${version}: the licence ${licence || '(none)'} is not among those that may be shipped`)

const isLicence = (file: string): boolean => /^(licen[cs]e|copying|notice|unlicense)([._-].*)?$/i.test(file) && !/\.[cm]?[jt]s$/.test(file)

const textsIn = (folder: string, below = ''): ShippedPackage['texts'] => {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : textsIn(folder, path)
    return isLicence(entry.name) ? [{ path, text: readFileSync(join(folder, path), 'utf8') }] : []
  })
}

/** All non-development packages in the lock file, installed here or not, by name. */
export const readPackages = (projectDirectory: string): readonly ShippedPackage[] => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(projectDirectory, 'package-lock.json'), 'utf8')))
  const shipped = Object.entries(packages).filter(([path, { dev, devOptional, link }]) => path !== '' && !dev && !devOptional && !link)
  return shipped
    .map(([path, { version = '', license, os }]): ShippedPackage => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const folder = join(projectDirectory, path)
      // Platform packages differ between machines, so their texts are omitted from the file.
      const texts = os === undefined && existsSync(folder) ? textsIn(folder) : []
      return { name, version, licence: license ?? statedElsewhere[name] ?? '', isPlatform: os !== undefined, texts }
    })
    .toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}
