/** The calls about the site that is asked: its company, its switches, its layout, its languages. */
import * as z from 'zod/mini'
import { type Site, siteKey } from '../../../contract/site/site.ts'
import {
  companyConfig,
  companyData,
  companyDataName,
  companyDataOne,
  companyDetail,
  companyFiles,
  companyValue,
  companyValueKey,
  languageStore,
  languageVersion,
  layoutData,
  layoutInfo,
  layoutInfos,
  layoutName,
  localeData,
  pageTheme,
  siteInfo,
  siteValue,
  siteValueKey,
  switches,
} from '../../../contract/site/site-calls.ts'
import { type Parsed, refuse } from '../../../families/define/parsed.ts'
import { languageOf, locales } from '../../../i18n/locales.ts'
import type { CallKind } from '../calls/call-kind.ts'
import type { NamedShape, Query, QueryCall, ServedParameter } from '../calls/served-call.ts'
import { companyDataOf, companyFilesOf, companyValueOf, siteValueOf } from './company-data.ts'
import { languageStoreOf, languageVersionNow, localeDataOf } from './language-store.ts'
import {
  companyConfigOf,
  companyDetailOf,
  languagesOf,
  layoutInfosOf,
  layoutOf,
  pageThemeOf,
  type SiteDefaults,
  siteInfoOf,
  switchesOf,
} from './site-answers.ts'

const parameter = (name: string, text: NonNullable<ServedParameter['text']>, shape: z.ZodMiniType): ServedParameter => ({
  name,
  required: name !== 'site',
  conditional: false,
  shape,
  unit: '',
  text,
})

/** Read before the call is: every call gets its site. */
const siteParameter = parameter('site', 'site', siteKey)

/** Of the parameters of a call, the one beside the site. */
type Choice = { readonly parameter: ServedParameter; readonly options: readonly string[] }

const layoutChoice: Choice = { parameter: parameter('name', 'layoutName', layoutName), options: layoutName.options }
const dataChoice: Choice = { parameter: parameter('name', 'dataName', companyDataName), options: companyDataName.options }
const companyKeyChoice: Choice = { parameter: parameter('key', 'valueKey', companyValueKey), options: companyValueKey.options }
const siteKeyChoice: Choice = { parameter: parameter('key', 'valueKey', siteValueKey), options: siteValueKey.options }
const wires = locales.map((locale) => languageOf(locale).wire)
const languageChoice: Choice = { parameter: parameter('lang', 'languageAsked', z.enum(wires)), options: wires }

/** @returns the text that was chosen; '' where there is nothing to choose */
const readChoice = (query: Query, choice: Choice | undefined): Parsed<string> => {
  const known = new Set(['site', ...(choice ? [choice.parameter.name] : [])])
  const unknown = Object.keys(query).find((name) => !known.has(name))
  if (unknown !== undefined) return refuse('unknownParameter', unknown)
  if (!choice) return { values: '' }
  const { name } = choice.parameter
  const [text = '', ...more] = query[name] ?? []
  if (more.length > 0) return refuse('repeatedParameter', name)
  if (text === '') return refuse('missing', name)
  return choice.options.includes(text) ? { values: text } : refuse('notAnOption', name, text)
}

type SiteCall = {
  readonly service: keyof typeof roots
  /** Path below the root. */
  readonly call: string
  readonly kind: CallKind
  readonly answer: NamedShape
  readonly choice?: Choice
  readonly of: (site: Site, chosen: string) => unknown
}

const roots = { share: ['/share'], lang: ['/api/lang'] } as const

const served = ({ service, call, kind, answer, choice, of }: SiteCall): QueryCall => ({
  roots: roots[service],
  service,
  withoutService: true,
  call,
  operation: `${service}/${call}`.replaceAll(/[/-]+(.)/g, (_, next: string) => next.toUpperCase()),
  kind,
  answer,
  method: 'GET',
  heading: { text: service === 'share' ? 'companyTag' : 'languageTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
  mayMiss: 'unknownSite',
  parameters: [...(choice ? [choice.parameter] : []), siteParameter],
  options: [],
  example: () => (choice ? { [choice.parameter.name]: choice.options[0] ?? '' } : {}),
  respond: (query, { site }) => {
    const read = readChoice(query, choice)
    return 'faults' in read ? read : { values: of(site, read.values) }
  },
})

const aboutCompany = (defaults: SiteDefaults): readonly SiteCall[] => [
  {
    service: 'share',
    call: 'site_info',
    kind: 'siteInfo',
    answer: { name: 'SiteInfo', shape: siteInfo },
    of: (site) => siteInfoOf(site, defaults),
  },
  {
    service: 'share',
    call: 'comp_config',
    kind: 'companyConfig',
    answer: { name: 'CompanyConfig', shape: companyConfig },
    of: companyConfigOf,
  },
  {
    service: 'share',
    call: 'comp_detail',
    kind: 'companyDetail',
    answer: { name: 'CompanyDetail', shape: companyDetail },
    of: companyDetailOf,
  },
  { service: 'share', call: 'comp_pctheme', kind: 'pageTheme', answer: { name: 'PageTheme', shape: pageTheme }, of: pageThemeOf },
  { service: 'share', call: 'comp-share/switch', kind: 'switches', answer: { name: 'Switches', shape: switches }, of: switchesOf },
  { service: 'share', call: 'comp/layoutData', kind: 'layoutData', answer: { name: 'LayoutData', shape: layoutData }, of: layoutOf },
  {
    service: 'share',
    call: 'comp/layoutInfo',
    kind: 'layoutInfo',
    answer: { name: 'LayoutInfo', shape: layoutInfo },
    choice: layoutChoice,
    of: (site, chosen) => layoutInfosOf(site).find(({ name }) => name === chosen),
  },
  {
    service: 'share',
    call: 'comp/layoutInfos',
    kind: 'layoutInfos',
    answer: { name: 'LayoutInfos', shape: layoutInfos },
    of: layoutInfosOf,
  },
]

const dataOfCompany: readonly SiteCall[] = [
  { service: 'share', call: 'comp_pclayout', kind: 'pageLayout', answer: { name: 'LayoutData', shape: layoutData }, of: layoutOf },
  { service: 'share', call: 'comp_file', kind: 'companyFiles', answer: { name: 'CompanyFiles', shape: companyFiles }, of: companyFilesOf },
  { service: 'share', call: 'comp_data', kind: 'companyData', answer: { name: 'CompanyData', shape: companyData }, of: companyDataOf },
  {
    service: 'share',
    call: 'comp-share/data-one',
    kind: 'companyDataOne',
    answer: { name: 'CompanyDataOne', shape: companyDataOne },
    choice: dataChoice,
    of: (site, chosen) => {
      const name = companyDataName.parse(chosen)
      return { name, data: companyDataOf(site)[name] }
    },
  },
  {
    service: 'share',
    call: 'sys-config/c-comp-findvalue',
    kind: 'companyValue',
    answer: { name: 'CompanyValue', shape: companyValue },
    choice: companyKeyChoice,
    of: (site, chosen) => companyValueOf(site, companyValueKey.parse(chosen)),
  },
  {
    service: 'share',
    call: 'sys-config/c-site-findvalue',
    kind: 'siteValue',
    answer: { name: 'SiteValue', shape: siteValue },
    choice: siteKeyChoice,
    of: (site, chosen) => siteValueOf(site, siteValueKey.parse(chosen)),
  },
]

const aboutLanguages: readonly SiteCall[] = [
  {
    service: 'lang',
    call: 'store',
    kind: 'languageStore',
    answer: { name: 'LanguageStore', shape: languageStore },
    of: (site) => languageStoreOf(languagesOf(site)),
  },
  {
    service: 'lang',
    call: 'store-version',
    kind: 'languageVersion',
    answer: { name: 'LanguageVersion', shape: languageVersion },
    of: () => ({ version: languageVersionNow }),
  },
  {
    service: 'lang',
    call: 'locale',
    kind: 'localeData',
    answer: { name: 'LocaleData', shape: localeData },
    choice: languageChoice,
    of: (_, chosen) => locales.filter((locale) => languageOf(locale).wire === chosen).map(localeDataOf)[0],
  },
]

/** @param defaults what holds where a site does not say it itself */
export const serveSites = (defaults: SiteDefaults): readonly QueryCall[] =>
  [...aboutCompany(defaults), ...dataOfCompany, ...aboutLanguages].map(served)
