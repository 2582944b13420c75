/** Which calculators a site has, each as a document, and the calls of those from its folder. */
import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { calculatorDocument, calculatorList, type calculatorEntry } from '../../../contract/site/site-calculators.ts'
import type { SiteCalculatorEntry } from '../../../contract/site/site-calls.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { CalculatorDocument } from '../../../engine/define/document.ts'
import { andThen } from '../../../families/define/parsed.ts'
import { locales, type Locale } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { dictionaries } from '../../../i18n/translate.ts'
import { calculators, workingClasses } from '../../../schemas/registry.ts'
import { AppError } from '../../base/errors.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { readQuery, requiredText } from '../calls/read-query.ts'
import type { QueryCall } from '../calls/served-call.ts'
import { type Answering, callsOfCalculator, servedSchema } from './calls-of-calculator.ts'
import { classNamesOf, textsIn } from './document-texts.ts'
import type { SiteCalculator, SiteCalculators } from './site-calculators.ts'

type Listed = { readonly document: Pick<CalculatorDocument, 'schema' | 'texts'>; readonly version: string; readonly ofSite: boolean }

const textsOfShipped = (schema: CalculatorDocument['schema']): CalculatorDocument['texts'] =>
  Object.fromEntries(locales.map((locale) => [locale, dictionaries[locale].get(calculatorNamespace(schema)) ?? {}]))

const versionOf = (document: Listed['document']): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16)

/** Those that come with the program, read when somebody asks. */
let shipped: readonly Listed[] | undefined
const shippedOnes = (): readonly Listed[] =>
  (shipped ??= calculators.map(({ schema }) => {
    const document = { schema, texts: textsOfShipped(schema) }
    return { document, version: versionOf(document), ofSite: false }
  }))

const entryOf = ({ document, version, ofSite }: Listed, locale: Locale): z.infer<typeof calculatorEntry> => {
  const { schema, texts } = document
  const { name = '', note = '' } = classNamesOf(document, locale)[String(schema.id)] ?? {}
  const { place = { group: '', drawing: '' } } = schema
  return { id: schema.id, name: schema.name, className: name, note, place: { ...place }, languages: Object.keys(texts), ofSite, version }
}

const documentOf = ({ document, version }: Listed, schema: CalculatorDocument['schema'], locale: Locale) => {
  const { texts } = document
  const language = Object.hasOwn(texts, locale) ? locale : (Object.keys(texts)[0] ?? locale)
  return { version, language, schema: { ...schema }, texts: textsIn(document, locale) }
}

const common = {
  roots: ['/api'],
  service: 'Calculators',
  method: 'GET',
  heading: { text: 'calculatorTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
  options: [],
} as const

const asked = { id: requiredText('calculatorAsked', 20) }

/** What the pages and the reference are given of the calculators in the folders of sites. */
export interface ServedSiteCalculators {
  /** The list, and the document of each, for callers. */
  readonly calls: readonly QueryCall[]
  /** Calls of those of a site; the same list until something changes. */
  readonly callsOf: (site: Site) => readonly GuardedCall[]
  /** What every page of a site knows of them; the same list until something changes. */
  readonly entriesOf: (site: Pick<Site, 'key'>) => readonly SiteCalculatorEntry[]
}

const pageEntry = ({ document }: SiteCalculator): SiteCalculatorEntry => {
  const { id, name, place = { group: '', drawing: '' }, host } = document.schema
  const { also, moves, ...rest } = place
  return {
    id,
    name,
    place: { ...rest, ...(also && { also: [...also] }), ...(moves && { moves: [...moves] }) },
    ...(host !== undefined && { elsewhere: true as const }),
    names: Object.fromEntries(locales.map((locale) => [locale, classNamesOf(document, locale)])),
  }
}

/** Made once for each list: the list of a site is another one when something has changed. */
const once = <Made>(make: (own: readonly SiteCalculator[], site: Site) => readonly Made[]) => {
  const made = new WeakMap<readonly SiteCalculator[], WeakMap<Site, readonly Made[]>>()
  return (own: readonly SiteCalculator[], site: Site): readonly Made[] => {
    const bySite = made.get(own) ?? new WeakMap<Site, readonly Made[]>()
    made.set(own, bySite)
    const known = bySite.get(site) ?? make(own, site)
    bySite.set(site, known)
    return known
  }
}

export const serveSiteCalculators = (known: Pick<SiteCalculators, 'of'>, answering: Answering): ServedSiteCalculators => {
  const calls = once((own, site) => own.flatMap((calculator) => callsOfCalculator(calculator, site, answering)))
  const entries = new WeakMap<readonly SiteCalculator[], readonly SiteCalculatorEntry[]>()
  const listed = (site: Site): readonly Listed[] => [
    ...shippedOnes(),
    ...known.of(site).map(({ document, version }) => ({ document, version, ofSite: true })),
  ]
  const list: QueryCall = {
    ...common,
    kind: 'calculatorList',
    call: 'List',
    answer: { name: 'CalculatorList', shape: calculatorList },
    parameters: [],
    example: () => ({}),
    respond: (query, { site, locale }) =>
      andThen(readQuery(query, {}), () => ({ values: listed(site).map((one) => entryOf(one, locale)) })),
  }
  const document: QueryCall = {
    ...common,
    kind: 'calculatorDocument',
    call: 'Document',
    answer: { name: 'CalculatorDocument', shape: calculatorDocument },
    mayMiss: 'unknownCalculator',
    parameters: [{ ...asked.id.described, name: 'id' }],
    example: () => ({ id: workingClasses.find(({ schema }) => calculators.some((one) => one.schema.id === schema.id))?.id ?? '' }),
    respond: (query, { site, locale }) =>
      andThen(readQuery(query, asked), ({ id }) => {
        const own = known.of(site).find(({ document: { schema } }) => isOf(schema, id))
        const found = listed(site).find(({ document: { schema } }) => isOf(schema, id))
        if (!found) throw new AppError('unknownCalculator')
        return { values: documentOf(found, own ? servedSchema(own, answering) : found.document.schema, locale) }
      }),
  }
  return {
    calls: [list, document],
    callsOf: (site) => calls(known.of(site), site),
    entriesOf: (site) => {
      const own = known.of(site)
      const made = entries.get(own) ?? own.map(pageEntry)
      entries.set(own, made)
      return made
    },
  }
}

const isOf = ({ id, place }: CalculatorDocument['schema'], asked: string): boolean =>
  [id, ...(place?.also ?? [])].some((one) => String(one) === asked)
