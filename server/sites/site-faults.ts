/** Validates a site written by an operator: its shape, its languages, and the contrast of its colours. */
import type * as z from 'zod/mini'
import { logoFaults } from '../../contract/site/logo.ts'
import { site, type Site } from '../../contract/site/site.ts'
import { isKnownLocale, locales } from '../../i18n/locales.ts'
import { shapeFaults } from '../base/shape-faults.ts'
import { versionOfFields } from './company-fields.ts'
import { type ContrastFault, contrastFaults } from './theme/contrast-faults.ts'

/** Kinds of faults; each has its text in `server/sites.ts` of every language. */
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
  /** Path in the document, e.g. `theme.main`; empty for the document as a whole. */
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

/** Whether a redirect leads to an origin that the site does not list. */
const isForeign = ({ homeRedirect, redirectOrigins }: Site): boolean =>
  homeRedirect !== undefined &&
  !homeRedirect.startsWith('/') &&
  !(URL.canParse(homeRedirect) && redirectOrigins.includes(new URL(homeRedirect).origin))

const ofContrast = ({ part, scheme, over, ground, ratio, least }: ContrastFault): SiteFault =>
  // Rounded down, so that an insufficient ratio is never shown as sufficient.
  fault(`theme.${part}`, 'lowContrast', { scheme, over, ground, ratio: (Math.floor(ratio * 100) / 100).toFixed(2), least: String(least) })

/** For each colour and scheme the pair with the lowest contrast. */
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

/** Parses and validates a text written by an operator. */
export const readSiteText = (text: string): ReadSite => {
  try {
    return readSite(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return { faults: [fault('', 'notJson')] }
    throw error
  }
}

/** Hosts of the site that another site already has. */
export const takenHosts = (changed: Site, others: readonly Site[]): readonly SiteFault[] =>
  others
    .filter(({ key }) => key !== changed.key)
    .flatMap(({ key, hosts }) =>
      hosts.filter((host) => changed.hosts.includes(host)).map((host) => fault('hosts', 'hostTaken', { host, key })),
    )

/** A fault where administrators have changed the site since the operator read it, so that their changes are not overwritten. */
export const editedMeanwhile = (changed: Site, stored: Site | undefined): readonly SiteFault[] =>
  stored?.edited === undefined || stored.edited === changed.edited || versionOfFields(stored) === versionOfFields(changed)
    ? []
    : [fault('edited', 'edited', { time: stored.edited, key: stored.key })]
