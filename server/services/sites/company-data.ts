/** The stored data of a company: all of it, a part, or a single value. */
import type * as z from 'zod/mini'
import { fileOfLogo } from '../../../contract/site/logo.ts'
import { sharedPhone, type Site } from '../../../contract/site/site.ts'
import type {
  companyContact,
  companyData,
  companyFiles,
  companyValue,
  companyValueKey,
  siteValue,
  siteValueKey,
} from '../../../contract/site/site-calls.ts'
import { languageOf } from '../../../i18n/locales.ts'
import { companyConfigOf, companyDetailOf, languagesOf, layoutOf, pageThemeOf, switchesOf } from './site-answers.ts'
import { logoAddress, squareAddress, themeAddress } from './site-files.ts'

const pictureTypes = { svg: 'image/svg+xml', png: 'image/png' } as const

const pictureOf = (name: 'logo' | 'logoSquare', logo: string | undefined, url: string | undefined): z.infer<typeof companyFiles> =>
  logo === undefined || url === undefined ? [] : [{ name, type: pictureTypes[fileOfLogo(logo).type], url }]

export const companyFilesOf = (site: Site): z.infer<typeof companyFiles> => [
  ...pictureOf('logo', site.logo, logoAddress(site)),
  ...pictureOf('logoSquare', site.logoSquare, squareAddress(site)),
  { name: 'theme', type: 'text/css', url: themeAddress(site) },
]

const companyContactOf = (site: Site): z.infer<typeof companyContact> => ({
  phone: sharedPhone(site) ?? null,
  chat_url: site.chat ?? null,
  official_site: site.officialSite ?? null,
  email: site.email ?? null,
  address: site.address ?? null,
  address_en: site.addressEn ?? site.address ?? null,
})

export const companyDataOf = (site: Site): z.infer<typeof companyData> => ({
  config: companyConfigOf(site),
  contact: companyContactOf(site),
  detail: companyDetailOf(site),
  files: companyFilesOf(site),
  layout: layoutOf(site),
  switches: switchesOf(site),
  theme: pageThemeOf(site),
})

type Value = z.infer<typeof companyValue>['value']

/** Values that can be requested, by name. */
const companyValues: Readonly<Record<z.infer<typeof companyValueKey>, (site: Site) => Value>> = {
  name: (site) => companyDetailOf(site).comp_out_name,
  name_en: (site) => companyDetailOf(site).comp_out_name_en,
  phone: (site) => sharedPhone(site) ?? null,
  chat_url: ({ chat = null }) => chat,
  official_site: ({ officialSite = null }) => officialSite,
}

const siteValues: Readonly<Record<z.infer<typeof siteValueKey>, (site: Site) => Value>> = {
  status: ({ status }) => status,
  environment: ({ environment }) => environment,
  locale: (site) => languagesOf(site).map((locale) => languageOf(locale).wire),
  home_redirect: ({ homeRedirect = null }) => homeRedirect,
  header_height: ({ headerHeight }) => headerHeight,
  hide_home_header: ({ hideHomeHeader }) => hideHomeHeader,
  selection_sort: ({ selectionSort }) => selectionSort,
  search: ({ switches }) => switches.search,
  fb_warning: ({ fbWarning }) => fbWarning,
}

export const companyValueOf = (site: Site, key: z.infer<typeof companyValueKey>): z.infer<typeof companyValue> => ({
  key,
  value: companyValues[key](site),
})

export const siteValueOf = (site: Site, key: z.infer<typeof siteValueKey>): z.infer<typeof siteValue> => ({
  key,
  value: siteValues[key](site),
})
