/**
 * Verifies a report: parses it, repeats its calculation with the versions that it names, generates the document again, and
 * compares both.
 */
import { compareResults } from '../../../contract/catalogue/compare-results.ts'
import { mostDifferences, type ReportCheck } from '../../../contract/files/report-check.ts'
import type { Site } from '../../../contract/site/site.ts'
import { AppError } from '../../base/errors.ts'
import type { FileInput, FileSite } from '../../files/file-input.ts'
import { dataDifferences, textDifferences } from '../../files/report-check/differences.ts'
import type { ComparedAppearance } from '../../files/report-check/compare-appearance.ts'
import { runThread, type ThreadFailure, type ThreadLimits } from '../../files/report-check/run-thread.ts'
import { calculationData } from '../../files/report/calculation-data.ts'
import { isSealed } from '../../files/report/report-seal.ts'
import { isAddressOfSite } from '../../sites/site-address.ts'
import type { SiteSecrets } from '../../sites/site-secrets.ts'
import { isNameOfSite, nameOfSite } from '../../sites/site-name.ts'
import type { Caller, ServedCall } from '../calls/served-call.ts'
import type { LoadedVersion, CatalogueVersions } from '../versions/catalogue-versions.ts'
import { inWords } from './difference-words.ts'
import { type Claimed, readData, type ReadData } from './read-data.ts'
import { reportInputOf } from './report-input.ts'
import { resultsOf } from './results-of.ts'

/** Dependencies of the verification. */
export type CheckParts = {
  readonly versions: CatalogueVersions
  readonly live: readonly ServedCall[]
  readonly sites: () => readonly Site[]
  /** Version of this program. */
  readonly engineVersion: () => Promise<string>
  /** Address of the service, see `addressOfSite`. */
  readonly ownAddress: string
  readonly knownSecretOf: SiteSecrets['knownSecretOf']
  readonly limits?: ThreadLimits
  /** Performs a task of reading or making; a thread of its own unless given. */
  readonly run?: typeof runThread
}

type Read = { readonly bytes: Uint8Array; readonly pages: readonly (readonly string[])[]; readonly data?: string | undefined }

type Checking = { readonly parts: CheckParts; readonly caller: Caller; readonly now: LoadedVersion; readonly engine: string }

const noDifferences = (): Pick<ReportCheck, 'differences' | 'count' | 'proved'> => ({ differences: [], count: 0, proved: false })

const refused = (checking: Checking, outcome: 'unreadable' | 'notOurs', reason: NonNullable<ReportCheck['reason']>): ReportCheck => ({
  outcome,
  reason,
  ...noDifferences(),
  now: nowOf(checking),
})

const nowOf = ({ now, engine }: Checking): ReportCheck['now'] => ({ catalogue: now.version, engine })

/** Names, makers and codes of all models. */
const subjectOf = ({ model, orderCode, calculation: { whole } }: Claimed) => {
  if (!whole) return { model: model.name, maker: model.maker, orderCode, demonstration: model.basis === 'demo' }
  const { assembly, models } = whole
  const all = Object.values(models)
  return {
    model: `${assembly.reference}: ${all.map(({ name }) => name).join(' + ')}`,
    maker: [...new Set(all.map(({ maker }) => maker))].join(' + '),
    orderCode: assembly.parts.flatMap(({ item }) => item.code?.code ?? []).join(' + '),
    demonstration: assembly.basis === 'demo',
  }
}

const aboutOf = (claimed: Claimed): NonNullable<ReportCheck['document']> => ({
  ...subjectOf(claimed),
  site: `${claimed.site.name} · ${claimed.site.address}`,
  calculator: claimed.calculation.selection.calculator,
  family: claimed.calculation.family,
  catalogue: claimed.catalogueVersion,
  engine: claimed.engineVersion,
})

/**
 * The site that issued the document. A seal confirms what it was called and where it was served then; without one it has to be
 * called and served so today, as nothing else may be linked.
 */
const issuerOf = ({ whole, claimed }: ReadData, secret: string | undefined, { sites, ownAddress }: CheckParts): Issuer | undefined => {
  if (isSealed(secret, whole)) return { site: claimed.site, sealed: true }
  const { key, name, address } = claimed.site
  const site = sites().find((one) => one.key === key)
  if (!site || !isAddressOfSite(address, site, ownAddress)) return undefined
  return { site: { key, name: isNameOfSite(name, site) ? name : nameOfSite(site, claimed.locale), address }, sealed: false }
}

/** A parsed document of a site configured here. */
type Ours = { readonly read: Read; readonly data: ReadData; readonly claimed: Claimed; readonly site: FileSite }

type Issuer = { readonly site: FileSite; readonly sealed: boolean }

/** Repeats the calculation with a version; undefined where the version lacks the model. */
const madeAgain = async ({ claimed, site }: Ours, version: LoadedVersion, { parts, caller, engine }: Checking) => {
  const { model, calculation, locale, unit, chosen, orderCode, seal } = claimed
  const { selection, asked: sent, motorSku } = calculation
  const reportRequest = {
    // The shape accepts any JSON here, which is what a selection contains.
    selection: selection as Parameters<typeof reportInputOf>[0]['selection'],
    request: sent,
    skuID: model.sku,
    motorSku,
    locale,
    unit,
    site,
    chosen,
    orderCode,
    engineVersion: engine,
    seal,
  }
  return reportInputOf(reportRequest, { version, live: parts.live, caller })
}

type Compared = Pick<ReportCheck, 'differences' | 'count' | 'reason' | 'additions'> & { readonly isSame: boolean }

/** The verdict on a document whose data and texts are the same, but not its bytes. */
const otherFile = ({ isSame, covering, additions }: ComparedAppearance): Compared => {
  const added = { differences: [], count: 0, additions: additions.slice(0, mostDifferences) }
  if (!isSame) return { ...added, isSame, reason: 'otherBytes' }
  return covering ? { ...added, isSame: false, reason: 'covered' } : { ...added, isSame, reason: 'additions' }
}

/** Compares data, pages and bytes with the document generated from the same calculation. */
const compareDocuments = async (
  { read, data: { whole }, claimed }: Ours,
  input: FileInput,
  { parts, caller }: Checking,
): Promise<Compared | ThreadFailure> => {
  const data = calculationData(input)
  const made = await (parts.run ?? runThread)({ kind: 'make', input, document: read.bytes }, caller, parts.limits)
  // Overload is not a fault of the document: it is reported as such, and the check can be repeated.
  if ('stopped' in made) return made
  if (!('pages' in made)) throw new Error('report: it could not be made again')
  if (!made.compared) return { isSame: true, differences: [], count: 0 }
  const now: unknown = JSON.parse(data)
  const differing = dataDifferences(whole, now)
  const spelled = differing.length === 0 && read.data !== data ? [{ path: ['calculation.json'], before: read.data, now: data }] : []
  const all = inWords(
    { locale: caller.locale, family: claimed.calculation.family, now },
    [...differing, ...spelled],
    textDifferences(read.pages, made.pages),
  )
  if (all.length === 0) return otherFile(made.compared)
  return { isSame: false, differences: all.slice(0, mostDifferences), count: all.length }
}

const versionOf = async (version: string, versions: CatalogueVersions): Promise<LoadedVersion | undefined> => {
  try {
    return await versions.at(version)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknownVersion') return undefined
    throw error
  }
}

/** Compares the results with those of the current catalogue and program. */
const comparisonOf = async (ours: Ours, checking: Checking) => {
  const again = await madeAgain(ours, checking.now, checking)
  const input = again && 'values' in again ? again.values : undefined
  const { calculation } = input ?? {}
  const after = input && calculation ? { model: input.model, calculation } : undefined
  return compareResults(resultsOf(ours.claimed, false), resultsOf(after, true))
}

const checkOurs = async (read: Read, data: ReadData, checking: Checking): Promise<ReportCheck> => {
  const { claimed } = data
  const { parts, now, engine } = checking
  const issuer = issuerOf(data, await parts.knownSecretOf(claimed.site.key), parts)
  const about = { document: aboutOf(claimed), now: nowOf(checking), sealed: issuer?.sealed ?? false }
  if (!issuer) return { ...refused(checking, 'notOurs', 'otherSite'), ...about }
  const ours = { read, data, claimed, site: issuer.site }
  const then = await versionOf(claimed.catalogueVersion, parts.versions)
  const other = { outcome: 'otherVersion' as const, ...noDifferences(), ...about }
  if (!then) return { ...other, reason: 'catalogueGone', comparison: await comparisonOf(ours, checking) }
  if (claimed.engineVersion !== engine) {
    return { ...other, reason: 'otherProgram', comparison: await comparisonOf(ours, checking) }
  }
  const again = await madeAgain(ours, then, checking)
  if (!again) return { ...refused(checking, 'notOurs', 'noSuchModel'), ...about }
  if ('faults' in again) return { ...refused(checking, 'notOurs', 'noSuchQuestion'), ...about }
  const compared = await compareDocuments(ours, again.values, checking)
  if ('stopped' in compared) return { ...refused(checking, 'unreadable', compared.stopped), ...about }
  const { isSame, ...found } = compared
  if (!isSame) return { outcome: 'changed', ...found, proved: false, ...about }
  if (then.version === now.version) return { outcome: 'same', ...found, proved: true, ...about }
  return { ...other, ...found, reason: 'otherCatalogue', proved: true, comparison: await comparisonOf(ours, checking) }
}

/**
 * @param bytes of a file of any origin
 * @returns the result of the verification, with texts in the caller's language
 */
export const checkReport = async (bytes: Uint8Array, parts: CheckParts, caller: Caller): Promise<ReportCheck> => {
  const checking = { parts, caller, now: await parts.versions.at(undefined), engine: await parts.engineVersion() }
  const answer = await (parts.run ?? runThread)({ kind: 'read', bytes }, caller, parts.limits)
  if ('stopped' in answer) return refused(checking, 'unreadable', answer.stopped)
  if ('unreadable' in answer) return refused(checking, 'unreadable', answer.unreadable)
  if (answer.data === undefined) return refused(checking, 'notOurs', 'noCalculation')
  const data = readData(answer.data)
  return data ? checkOurs({ bytes, ...answer }, data, checking) : refused(checking, 'notOurs', 'otherFormat')
}
