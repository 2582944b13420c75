/** Everything that is wrong with what an operator wrote as a site: its shape, its languages, what cannot be read in its colours. */
import type * as z from 'zod/mini'
import { logoFaults } from '../../contract/site/logo.ts'
import { site, type Site } from '../../contract/site/site.ts'
import { isKnownLocale, locales } from '../../i18n/locales.ts'
import { shapeFaults } from '../base/shape-faults.ts'
import { versionOfFields } from './company-fields.ts'
import { type ContrastFault, contrastFaults } from './theme/contrast-faults.ts'

/** What can be wrong; each has its text in `server/sites.ts` of every language. */
export type SiteFaultCode =
  | 'notJson'
  | 'missing'
  | 'unknownField'
  | 'notAllowed'
  | (typeof logoFaults)[number]
  | 'unknownLanguage'
  | 'repeated'
  | 'foreignRedirect'
  | 'lowContrast'
  | 'hostTaken'
  | 'edited'

export interface SiteFault {
  /** Place in the document, `theme.main`; empty = as a whole. */
  readonly path: string
  readonly code: SiteFaultCode
  readonly params: Readonly<Record<string, string>>
}

export type ReadSite = { readonly site: Site } | { readonly faults: readonly SiteFault[] }

const fault = (path: string, code: SiteFaultCode, params: SiteFault['params'] = {}): SiteFault => ({ path, code, params })

const ofIssue = (issue: z.core.$ZodIssue): readonly SiteFault[] =>
  shapeFaults(issue).map(({ path, code }) => fault(path, logoFaults.find((one) => one === issue.message) ?? code))

const isRepeated = (list: readonly string[]): boolean => new Set(list).size < list.length

const lists = [
  'hosts',
  'languages',
  'selectionSort',
  'embedOrigins',
  'calculatorHosts',
  'privateCalculatorHosts',
  'needGrant',
] as const satisfies readonly (keyof Site)[]

/** An address of another origin is followed only where the site lists that origin. */
const isForeign = ({ homeRedirect, redirectOrigins }: Site): boolean =>
  homeRedirect !== undefined &&
  !homeRedirect.startsWith('/') &&
  !(URL.canParse(homeRedirect) && redirectOrigins.includes(new URL(homeRedirect).origin))

const ofContrast = ({ part, scheme, over, ground, ratio, least }: ContrastFault): SiteFault =>
  // Rounded down: a ratio that falls short is never shown as one that does not.
  fault(`theme.${part}`, 'lowContrast', { scheme, over, ground, ratio: (Math.floor(ratio * 100) / 100).toFixed(2), least: String(least) })

/** Of each colour and scheme the pair that is hardest to read. */
const worstOf = (faults: readonly ContrastFault[]): readonly ContrastFault[] =>
  [...Map.groupBy(faults, ({ part, scheme }) => `${part} ${scheme}`).values()].flatMap((same) =>
    same.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least).slice(0, 1),
  )

const unknownLanguages = (path: string, named: readonly string[]): readonly SiteFault[] =>
  named.filter((language) => !isKnownLocale(language)).map((value) => fault(path, 'unknownLanguage', { value, known: locales.join(', ') }))

const ownFaults = (read: Site): readonly SiteFault[] => [
  ...unknownLanguages('languages', read.languages ?? []),
  ...unknownLanguages('languageOrigins', Object.keys(read.languageOrigins ?? {})),
  ...lists.filter((name) => isRepeated(read[name] ?? [])).map((name) => fault(name, 'repeated')),
  ...(isForeign(read) ? [fault('homeRedirect', 'foreignRedirect')] : []),
  ...worstOf(contrastFaults(read.theme)).map(ofContrast),
]

/** @param document parsed JSON */
const readSite = (document: unknown): ReadSite => {
  const read = site.safeParse(document, { reportInput: true })
  if (!read.success) return { faults: read.error.issues.flatMap(ofIssue) }
  const faults = ownFaults(read.data)
  return faults.length > 0 ? { faults } : { site: read.data }
}

/** A text that an operator wrote. */
export const readSiteText = (text: string): ReadSite => {
  try {
    return readSite(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return { faults: [fault('', 'notJson')] }
    throw error
  }
}

/** A host leads to one site: those of `wanted` that another one has. */
export const takenHosts = (wanted: Site, others: readonly Site[]): readonly SiteFault[] =>
  others
    .filter(({ key }) => key !== wanted.key)
    .flatMap(({ key, hosts }) =>
      hosts.filter((host) => wanted.hosts.includes(host)).map((host) => fault('hosts', 'hostTaken', { host, key })),
    )

/** What administrators of the company have changed since the operator read it is not lost for the sake of an older document. */
export const editedMeanwhile = (wanted: Site, stored: Site | undefined): readonly SiteFault[] =>
  stored?.edited === undefined || stored.edited === wanted.edited || versionOfFields(stored) === versionOfFields(wanted)
    ? []
    : [fault('edited', 'edited', { time: stored.edited, key: stored.key })]
