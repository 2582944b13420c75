/** Lists the calculators of a site, each as a document, and serves the calls of the site's own ones. */
import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { calculatorDocument, calculatorList, type calculatorEntry } from '../../../contract/site/site-calculators.ts'
import type { SiteCalculatorEntry } from '../../../contract/site/site-calls.ts'
import type { Site } from '../../../contract/site/site.ts'
import { resultValues } from '../../../engine/define/index.ts'
import type { CalculatorDocument } from '../../../engine/define/document.ts'
import { locales, type Locale } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { dictionaries } from '../../../i18n/translate.ts'
import { calculators, valueCalculators, workingClasses } from '../../../schemas/registry.ts'
import { AppError } from '../../base/errors.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import { calculatorRoots } from '../calls/served-call.ts'
import { pinsOf } from '../assembly/assembly-query.ts'
import type { OwnAnswerer } from '../report/answerer-of.ts'
import { type CalculableOf, exampleRequest, findCalculable } from './calculable.ts'
import { calculateCall } from './calculate-call.ts'
import { type Answering, callsOfCalculator, servedSchema } from './calls-of-calculator.ts'
import { classNamesOf, hasWorkingID, textsIn } from './document-texts.ts'
import type { SiteCalculator, SiteCalculators } from './site-calculators.ts'

type Listed = { readonly document: Pick<CalculatorDocument, 'schema' | 'texts'>; readonly version: string; readonly ofSite: boolean }

const textsOfShipped = (schema: CalculatorDocument['schema']): CalculatorDocument['texts'] =>
  Object.fromEntries(locales.map((locale) => [locale, dictionaries[locale].get(calculatorNamespace(schema)) ?? {}]))

const versionOf = (document: Listed['document']): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16)

/** The shipped calculators, read on first use. */
let shipped: readonly Listed[] | undefined
const shippedOnes = (): readonly Listed[] =>
  (shipped ??= [...calculators, ...valueCalculators].map(({ schema }) => {
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
  tag: 'Calculators: those of a site, each as a document; calls of its own ones by working id',
  access: openTo.site,
} as const

/** What pages and the reference need of the sites' own calculators. */
export interface ServedSiteCalculators {
  /** The calls that list the calculators and return the document of each. */
  readonly calls: readonly GuardedCall[]
  readonly calculableOf: CalculableOf
  /** Calls of a site's own calculators; the same list until something changes. */
  readonly callsOf: (site: Site) => readonly GuardedCall[]
  /** The call of a site's own calculator whose answer is an assembly. */
  readonly assemblyAt: (site: Site, path: string) => OwnAnswerer | undefined
  /** Entries of a site's own calculators for its pages; the same list until something changes. */
  readonly entriesOf: (site: Pick<Site, 'key'>) => readonly SiteCalculatorEntry[]
}

const pageEntry = ({ document, assembly }: SiteCalculator): SiteCalculatorEntry => {
  const { id, name, place = { group: '', drawing: '' }, host } = document.schema
  const { also, moves, ...rest } = place
  return {
    id,
    name,
    place: { ...rest, ...(also && { also: [...also] }), ...(moves && { moves: [...moves] }) },
    ...(host !== undefined && { elsewhere: true as const }),
    ...(resultValues(document.schema) && { values: true as const }),
    ...(assembly && { parts: [...new Set(assembly.found.map(({ family }) => family.id))] }),
    names: Object.fromEntries(locales.map((locale) => [locale, classNamesOf(document, locale)])),
  }
}

/** Caches a value per list of calculators; a site's list is a new one after each change. */
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
  const list = defineCall({
    ...common,
    call: 'List',
    summary: 'List calculators',
    description:
      'Every calculator of the site that has a form: its place on the start page, its name in the language of the caller, and the languages of its texts. “ofSite”: it comes from the folder of the site.',
    answer: { name: 'CalculatorList', shape: calculatorList },
    handler: (_, { site, locale }) => ({ values: listed(site).map((one) => entryOf(one, locale)) }),
  })
  const document = defineCall({
    ...common,
    call: 'Document',
    summary: 'A calculator as a document',
    description:
      'The schema of a calculator, and its texts in the language of the caller or in the first that it has. Its “request” names the call that the form makes.',
    answer: { name: 'CalculatorDocument', shape: calculatorDocument },
    failures: ['unknownCalculator'],
    parameters: { id: requiredText('Working id of a calculator with a form', 20) },
    example: () => ({
      query: { id: workingClasses.find(({ schema }) => calculators.some((one) => one.schema.id === schema.id))?.id ?? '' },
    }),
    handler: ({ query: { id } }, { site, locale }) => {
      const isNamed = ({ document: { schema } }: Pick<Listed, 'document'>) => hasWorkingID(schema, id)
      const own = known.of(site).find(isNamed)
      const calculator = listed(site).find(isNamed)
      if (!calculator) throw new AppError('unknownCalculator')
      return { values: documentOf(calculator, own ? servedSchema(own, answering) : calculator.document.schema, locale) }
    },
  })
  const calculableOf = findCalculable(known)
  const calculate = calculateCall({ ...common, roots: calculatorRoots }, calculableOf, exampleRequest())
  return {
    calls: [list, document, calculate],
    calculableOf,
    callsOf: (site) => calls(known.of(site), site),
    assemblyAt: (site, path) => {
      const [id] = path.split('/', 1)
      const assembly = known.of(site).find(({ document: { schema } }) => String(schema.id) === id)?.assembly
      const call = assembly && calls(known.of(site), site).find((one) => `${one.service}/${one.call}` === path)
      return call && { call, pins: pinsOf(assembly) }
    },
    entriesOf: (site) => {
      const own = known.of(site)
      const made = entries.get(own) ?? own.map(pageEntry)
      entries.set(own, made)
      return made
    },
  }
}
