/** Calls about the site of a request: company, switches, layout, languages. */
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
import { type Site } from '../../../contract/site/site.ts'
import { siteKey } from '../../../contract/site/site-parts.ts'
import { languageOf, locales } from '../../../i18n/locales.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { oneOf, type QueryParameter, type QueryParameters } from '../calls/read-query.ts'
import type { CallBase } from '../calls/served-call.ts'
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

/** Described here only: the site of a request is determined before its call. */
const siteParameter: QueryParameter<string> = {
  described: {
    required: false,
    conditional: false,
    shape: siteKey,
    unit: '',
    description: 'Site key. Without it the header site-key decides, then the host; an unknown key is refused.',
  },
  read: () => ({ values: '' }),
}

const roots = { share: ['/share'], lang: ['/api/lang'] } as const
const tags = { share: 'Company: the requested site, its switches, colours and layout', lang: 'Languages and their texts' } as const

interface SiteCall extends Pick<CallBase, 'call' | 'summary' | 'description' | 'answer'> {
  readonly service: keyof typeof roots
  /** A parameter in addition to the site. */
  readonly choice?: { readonly name: string; readonly options: readonly string[]; readonly description: string }
  /** Returns the data for a site and the chosen option, '' without a choice. */
  readonly of: (site: Site, chosen: string) => unknown
}

/** Operation id: the path in camel case. */
const operationOf = (path: string) => path.replaceAll(/[/-]+(.)/g, (_, next: string) => next.toUpperCase())

const siteCall = ({ choice, of, ...own }: SiteCall): GuardedCall => {
  const parameter = choice && { [choice.name]: oneOf(choice.description, choice.options) }
  return defineCall<QueryParameters<string>>({
    ...own,
    roots: roots[own.service],
    withoutService: true,
    operation: operationOf(`${own.service}/${own.call}`),
    tag: tags[own.service],
    access: openTo.site,
    failures: ['unknownSite'],
    parameters: { ...parameter, site: siteParameter },
    example: { query: choice ? { [choice.name]: choice.options[0] ?? '' } : {} },
    handler: ({ query }, { site }) => ({ values: of(site, (choice && query[choice.name]) ?? '') }),
  })
}

const valueDescription = 'Key of the value; no other key is answered'

const companyCalls = (defaults: SiteDefaults): readonly GuardedCall[] => [
  siteCall({
    service: 'share',
    call: 'site_info',
    summary: 'Get the site',
    description: 'Features of the site, and in “page” the data that its pages need.',
    answer: { name: 'SiteInfo', shape: siteInfo },
    of: (site) => siteInfoOf(site, defaults),
  }),
  siteCall({
    service: 'share',
    call: 'comp_config',
    summary: 'Settings of the company',
    description: 'Status, the languages with their switch kinds, and the addresses that pages link to.',
    answer: { name: 'CompanyConfig', shape: companyConfig },
    of: companyConfigOf,
  }),
  siteCall({
    service: 'share',
    call: 'comp_detail',
    summary: 'Details of the company',
    description: 'Names, pictures and phone number. A picture is an address, or null.',
    answer: { name: 'CompanyDetail', shape: companyDetail },
    of: companyDetailOf,
  }),
  siteCall({
    service: 'share',
    call: 'comp_pctheme',
    summary: 'Theme colours',
    description: 'The seven colours of the theme; those that the site does not set are derived from its main colour.',
    answer: { name: 'PageTheme', shape: pageTheme },
    of: pageThemeOf,
  }),
  siteCall({
    service: 'share',
    call: 'comp-share/switch',
    summary: 'Sign-in switches',
    description: 'Login methods that the site offers.',
    answer: { name: 'Switches', shape: switches },
    of: switchesOf,
  }),
]

const layoutCalls: readonly GuardedCall[] = [
  siteCall({
    service: 'share',
    call: 'comp/layoutData',
    summary: 'Page layout',
    description: 'Header and selection: height, hidden parts, order of the tabs.',
    answer: { name: 'LayoutData', shape: layoutData },
    of: layoutOf,
  }),
  siteCall({
    service: 'share',
    call: 'comp/layoutInfo',
    summary: 'One part of the layout',
    description: 'The named part of the layout.',
    answer: { name: 'LayoutInfo', shape: layoutInfo },
    choice: { name: 'name', options: layoutName.options, description: 'Part of the layout' },
    of: (site, chosen) => layoutInfosOf(site).find(({ name }) => name === chosen),
  }),
  siteCall({
    service: 'share',
    call: 'comp/layoutInfos',
    summary: 'Parts of the layout',
    description: 'Every part with its name.',
    answer: { name: 'LayoutInfos', shape: layoutInfos },
    of: layoutInfosOf,
  }),
  siteCall({
    service: 'share',
    call: 'comp_pclayout',
    summary: 'Page layout, older path',
    description: 'The same as comp/layoutData.',
    answer: { name: 'LayoutData', shape: layoutData },
    of: layoutOf,
  }),
]

const dataCalls: readonly GuardedCall[] = [
  siteCall({
    service: 'share',
    call: 'comp_file',
    summary: 'Files of the company',
    description: 'Files that the pages load, each with type and address: colours, and the logo if there is one.',
    answer: { name: 'CompanyFiles', shape: companyFiles },
    of: companyFilesOf,
  }),
  siteCall({
    service: 'share',
    call: 'comp_data',
    summary: 'All data of the company',
    description: 'Settings, details, files, layout, switches and colours in one answer.',
    answer: { name: 'CompanyData', shape: companyData },
    of: companyDataOf,
  }),
  siteCall({
    service: 'share',
    call: 'comp-share/data-one',
    summary: 'One part of the company data',
    description: 'The named part of comp_data.',
    answer: { name: 'CompanyDataOne', shape: companyDataOne },
    choice: { name: 'name', options: companyDataName.options, description: 'Name of the data' },
    of: (site, chosen) => {
      const name = companyDataName.parse(chosen)
      return { name, data: companyDataOf(site)[name] }
    },
  }),
  siteCall({
    service: 'share',
    call: 'sys-config/c-comp-findvalue',
    summary: 'One value of the company',
    description: 'The value of a key; null if it is not set.',
    answer: { name: 'CompanyValue', shape: companyValue },
    choice: { name: 'key', options: companyValueKey.options, description: valueDescription },
    of: (site, chosen) => companyValueOf(site, companyValueKey.parse(chosen)),
  }),
  siteCall({
    service: 'share',
    call: 'sys-config/c-site-findvalue',
    summary: 'One value of the site',
    description: 'The value of a key; null if it is not set.',
    answer: { name: 'SiteValue', shape: siteValue },
    choice: { name: 'key', options: siteValueKey.options, description: valueDescription },
    of: (site, chosen) => siteValueOf(site, siteValueKey.parse(chosen)),
  }),
]

const languageCalls: readonly GuardedCall[] = [
  siteCall({
    service: 'lang',
    call: 'store',
    summary: 'List languages',
    description: 'The languages of the site, the default one first, each with the address of its texts.',
    answer: { name: 'LanguageStore', shape: languageStore },
    of: (site) => languageStoreOf(languagesOf(site)),
  }),
  siteCall({
    service: 'lang',
    call: 'store-version',
    summary: 'Version of the texts',
    description: 'Changes with any text of any language.',
    answer: { name: 'LanguageVersion', shape: languageVersion },
    of: () => ({ version: languageVersionNow }),
  }),
  siteCall({
    service: 'lang',
    call: 'locale',
    summary: 'Texts of a language',
    description: 'The texts of the page frame and the start page.',
    answer: { name: 'LocaleData', shape: localeData },
    choice: { name: 'lang', options: locales.map((locale) => languageOf(locale).wire), description: 'Language' },
    of: (_, chosen) => locales.filter((locale) => languageOf(locale).wire === chosen).map(localeDataOf)[0],
  }),
]

/** @param defaults for what a site does not set itself */
export const siteCalls = (defaults: SiteDefaults): readonly GuardedCall[] => [
  ...companyCalls(defaults),
  ...layoutCalls,
  ...dataCalls,
  ...languageCalls,
]
