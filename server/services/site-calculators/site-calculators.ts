/**
 * The calculators in the folders of the sites, read at start and whenever a file changes. An invalid file is only logged; its
 * last valid version stays in use.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../../contract/site/site.ts'
import { type CheckFinding, lineOf } from '../../../engine/check/finding.ts'
import type { CalculatorDocument } from '../../../engine/define/document.ts'
import { compile, type Plan } from '../../../engine/index.ts'
import { setAddedTexts } from '../../../i18n/translate.ts'
import { largestDocument } from './check-document.ts'
import { type LoadedAssembly, loadAssembly } from '../assembly/load-assembly.ts'
import type { DocumentChecker } from './document-checker.ts'
import { namespaceOf, textsIn } from './document-texts.ts'

/** A validated calculator. */
export interface SiteCalculator {
  readonly document: CalculatorDocument
  readonly plan: Plan
  /** The families of its parts, where its answer is an assembly. */
  readonly assembly?: LoadedAssembly
  /** Changes with the document. */
  readonly version: string
}

/** State of a file: its last valid document, and the findings about its current content. */
interface KnownFile {
  /** Hash of the content and of the site's permitted hosts. */
  readonly stamp: string
  /** Ids of the other calculators when the file was checked. */
  readonly taken: string
  readonly calculator: SiteCalculator | undefined
  readonly findings: readonly CheckFinding[]
}

export interface SiteCalculators {
  /** Calculators of a site in the order of file names; the same list until something changes. */
  readonly of: (site: Pick<Site, 'key'>) => readonly SiteCalculator[]
  readonly findingsOf: (site: Pick<Site, 'key'>) => readonly CheckFinding[]
  /** Reads changed files; true where a served calculator changed. */
  readonly reload: () => Promise<boolean>
}

interface SiteCalculatorParts {
  /** Parent folder of `<site key>/calculators`. */
  readonly directory: string
  readonly sites: () => readonly Site[]
  readonly checker: DocumentChecker
  readonly tell: (level: 'info' | 'error', event: string, detail: Readonly<Record<string, string>>) => void
}

/** Largest number of files per site. */
const mostFiles = 100

const none: readonly never[] = []

/** The documents in a folder; empty where it does not exist. */
const filesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json') && !name.startsWith('.')).toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return none
    throw error
  }
}

/** Origins that a site's calculators may call. */
const hostsOf = ({ calculatorHosts, privateCalculatorHosts }: Site): readonly string[] => [...calculatorHosts, ...privateCalculatorHosts]

const idsOf = ({ document: { schema } }: SiteCalculator): readonly string[] => [schema.id, ...(schema.place?.also ?? [])].map(String)

const unread = (file: string, message: string): CheckFinding => ({
  file,
  line: 1,
  column: 1,
  severity: 'error',
  code: 'unreadable',
  message,
  cure: '',
})

interface DocumentRequest {
  readonly path: string
  readonly hosts: readonly string[]
  readonly taken: readonly string[]
}

/** Reads and checks a file; `before` is kept where the file is invalid. */
const readOne = async ({ path, hosts, taken }: DocumentRequest, checker: DocumentChecker, before: SiteCalculator | undefined) => {
  try {
    // Larger files are not read: a UTF-16 unit takes at most three bytes in UTF-8.
    if ((await stat(path)).size > 3 * largestDocument) return { calculator: before, findings: [unread(path, 'is too large')] }
    const source = await readFile(path, 'utf8')
    const { document, findings } = await checker.check({ file: path, source, around: { hosts, taken } })
    if (!document || findings.some(({ severity }) => severity === 'error')) return { calculator: before, findings }
    const version = createHash('sha256').update(source).digest('base64url').slice(0, 16)
    const assembly = await loadAssembly(document.schema)
    const parts = assembly && 'first' in assembly ? { assembly } : {}
    return { calculator: { document, plan: compile(document.schema), ...parts, version }, findings }
  } catch (cause) {
    return { calculator: before, findings: [unread(path, String(cause instanceof Error ? cause.message : cause))] }
  }
}

const stampOf = async (path: string): Promise<string> => {
  try {
    const { mtimeMs, size } = await stat(path)
    return `${mtimeMs} ${size}`
  } catch {
    return 'gone'
  }
}

type Folder = ReadonlyMap<string, KnownFile>

const calculatorsIn = (folder: Folder): readonly SiteCalculator[] => [...folder.values()].flatMap(({ calculator }) => calculator ?? [])

/** Whether the id of a file that was used by another calculator may be free now. */
const isFreed = (file: KnownFile, taken: string): boolean => file.taken !== taken && file.findings.some(({ code }) => code === 'idTaken')

/** @param known state of the files before; files that are missing from the answer no longer exist */
const readFolder = async (site: Site, known: Folder, { directory, checker, tell }: SiteCalculatorParts): Promise<Folder> => {
  const folder = join(directory, site.key, 'calculators')
  const all = await filesIn(folder)
  const names = all.slice(0, mostFiles)
  const read = new Map<string, KnownFile>()
  const hosts = hostsOf(site)
  for (const name of names) {
    const path = join(folder, name)
    const before = known.get(name)
    const others = names.flatMap((other) => (other === name ? [] : ((read.get(other) ?? known.get(other))?.calculator ?? [])))
    const taken = others.flatMap(idsOf)
    const stamp = [await stampOf(path), ...hosts].join(' ')
    if (before?.stamp === stamp && !isFreed(before, taken.join(' '))) {
      read.set(name, before)
      continue
    }
    const found = await readOne({ path, hosts, taken }, checker, before?.calculator)
    read.set(name, { stamp, taken: taken.join(' '), ...found })
    for (const finding of found.findings) {
      const event = finding.severity === 'error' ? 'calculatorRefused' : 'calculatorFinding'
      tell(finding.severity === 'error' ? 'error' : 'info', event, { site: site.key, finding: lineOf(finding) })
    }
  }
  const beyond = all.length - names.length
  if (beyond > 0 && known.size < mostFiles) tell('error', 'calculatorsBeyond', { site: site.key, notRead: all.slice(mostFiles).join(' ') })
  return read
}

const setTexts = (site: string, before: readonly SiteCalculator[], now: readonly SiteCalculator[]): void => {
  for (const { document } of before) setAddedTexts(namespaceOf(site, document.schema), undefined)
  for (const { document } of now) setAddedTexts(namespaceOf(site, document.schema), (locale) => textsIn(document, locale))
}

const isSame = (a: readonly SiteCalculator[], b: readonly SiteCalculator[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])

export const createSiteCalculators = (parts: SiteCalculatorParts): SiteCalculators => {
  const folders = new Map<string, Folder>()
  const served = new Map<string, readonly SiteCalculator[]>()
  const readSite = async (site: Site): Promise<boolean> => {
    const { key } = site
    const folder = await readFolder(site, folders.get(key) ?? new Map<string, KnownFile>(), parts)
    folders.set(key, folder)
    const [before, now] = [served.get(key) ?? none, calculatorsIn(folder)]
    if (isSame(before, now)) return false
    served.set(key, now)
    setTexts(key, before, now)
    parts.tell('info', 'calculators', { site: key, ids: now.flatMap(idsOf).join(' ') })
    return true
  }
  let running: Promise<boolean> | undefined
  const reloadAll = async (): Promise<boolean> => {
    try {
      let changed = false
      // Sequentially: each document is checked against those before it.
      for (const site of parts.sites()) changed = (await readSite(site)) || changed
      return changed
    } finally {
      await parts.checker.rest()
      running = undefined
    }
  }
  return {
    of: ({ key }) => served.get(key) ?? none,
    findingsOf: ({ key }) => [...(folders.get(key)?.values() ?? none)].flatMap(({ findings }) => findings),
    reload: () => (running ??= reloadAll()),
  }
}
