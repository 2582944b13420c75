/** Responses of the calls about a site; field names are those of the wire. */
import * as z from 'zod/mini'
import { permission } from '../people/people.ts'
import { environment, filingNotice, headerHeight, overlay, selectionTab, serviceFactor } from './site-parts.ts'

/** Name of a working class, and a note that distinguishes it from others. */
const className = z.object({ name: z.string(), note: z.string() })

/** Place of a calculator on the start page; see `Place` of the engine. */
const calculatorPlace = z.object({
  group: z.string(),
  order: z.exactOptional(z.number()),
  also: z.exactOptional(z.array(z.int())),
  moves: z.exactOptional(z.array(z.string())),
  drawing: z.string(),
  address: z.exactOptional(z.string()),
})

/** A calculator from the folder of a site, as every page knows it before its form is opened. */
export const siteCalculator = z.object({
  id: z.int(),
  name: z.string(),
  place: calculatorPlace,
  /** An external service performs its calculation. */
  elsewhere: z.exactOptional(z.literal(true)),
  /** Its results are values of its own, without a service. */
  values: z.exactOptional(z.literal(true)),
  /** Families of the parts beside the listed models, where its answers are assemblies; their names have that of the family before them. */
  parts: z.exactOptional(z.array(z.string())),
  /** By locale, then by working id: its own name, and those of other working ids with the same form. */
  names: z.record(z.string(), z.record(z.string(), className)),
})
/** A calculator from the folder of a site. */
export type SiteCalculatorEntry = z.infer<typeof siteCalculator>

/** Site settings embedded in the page document, available before anything is rendered. */
export const pageSite = z.object({
  key: z.string(),
  /** The company's own name, in Chinese and in the other languages. */
  outName: z.optional(z.string()),
  outNameEn: z.optional(z.string()),
  /** A trial edition; the pages mark it as such. */
  isTrial: z.boolean(),
  /** Available locales, the default one first. */
  languages: z.array(z.string()),
  overlay,
  serviceFactor,
  search: z.boolean(),
  /** Whether the pages report usage events. */
  behaviourLog: z.boolean(),
  fbWarning: z.boolean(),
  headerHeight,
  hideHomeHeader: z.boolean(),
  selectionSort: z.array(selectionTab),
  /** Notices in the footer of every page; omitted while the site has them switched off. */
  filingNotices: z.optional(z.array(filingNotice)),
  homeRedirect: z.optional(z.string()),
  /** Languages served at another origin. */
  languageOrigins: z.optional(z.record(z.string(), z.string())),
  officialSite: z.optional(z.string()),
  chat: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  addressEn: z.optional(z.string()),
  /** URL of the logo. */
  logo: z.optional(z.string()),
  /** Origins that may embed the pages in a frame and receive the chosen model; omitted if there are none. */
  embedOrigins: z.optional(z.array(z.string())),
  /** The company takes requests for quotation; omitted otherwise. */
  takesInquiries: z.optional(z.literal(true)),
  /** Ways of signing in; omitted if the site has no sign-in. */
  login: z.optional(
    z.object({
      code: z.boolean(),
      password: z.boolean(),
      phone: z.boolean(),
      email: z.boolean(),
      /** Opening a model found by name requires an account. */
      forResults: z.boolean(),
      /** Only accounts that the company has admitted may sign in; omitted otherwise. */
      restricted: z.optional(z.literal(true)),
    }),
  ),
  /** Buttons that must be granted; omitted if all buttons are available to everybody. */
  needGrant: z.optional(z.array(permission)),
  /** Visitors may fetch files, too; omitted if files require signing in. */
  filesForAll: z.optional(z.literal(true)),
  /** Drawings have dimensions in inches unless somebody chooses otherwise; omitted if in mm. */
  drawnInInches: z.optional(z.literal(true)),
  /** People may act for agents; omitted otherwise. */
  agents: z.optional(z.literal(true)),
  /** Calculators from the folder of the site; omitted if there are none. */
  calculators: z.optional(z.array(siteCalculator)),
  /** Company key that calls send beside the key of the site. */
  companyKey: z.string(),
  environment,
})
/** Site settings a page knows. */
export type PageSite = z.infer<typeof pageSite>

/** Features of a site: response of `site_info`. */
export const siteInfo = z.object({
  user_agent: z.boolean(),
  lectotype: z.object({ isEs: z.boolean() }),
  switchInfo: z.object({ mark_beian: z.boolean() }),
  page: pageSite,
})

/** Settings of the company: response of `comp_config`. */
export const companyConfig = z.object({
  status: z.int(),
  /** Languages by their wire name, the default one first. */
  locale: z.array(z.string()),
  /** A toggle for two languages, a list for more, nothing for one. */
  switchBtn: z.enum(['none', 'toggle', 'select']),
  home_redirect: z.nullable(z.string()),
  official_site: z.nullable(z.string()),
  chat_url: z.nullable(z.string()),
})

/** URL of a picture; null if there is none. */
const picture = z.nullable(z.string())

/** The company: response of `comp_detail`. */
export const companyDetail = z.object({
  comp_name: z.string(),
  comp_out_name: z.string(),
  comp_out_name_en: z.string(),
  logo: picture,
  logo_square: picture,
  logo_pc_sole: picture,
  wx_share_logo: picture,
  wechat_url: picture,
  phone: z.nullable(z.string()),
  phone_share: z.boolean(),
  site_key: z.string(),
})

/** `#rrggbb` each. */
export const pageTheme = z.object({
  main: z.string(),
  bgDark: z.string(),
  handle: z.string(),
  handleEmphasis: z.string(),
  emphasis: z.string(),
  homeLeft: z.string(),
  homeRight: z.string(),
})

/** Ways of signing in: response of `comp-share/switch`. */
export const switches = z.object({
  login_auth: z.boolean(),
  login_code_verify: z.boolean(),
  login_password_verify: z.boolean(),
  login_phone: z.boolean(),
  login_email: z.boolean(),
  login_astrict: z.boolean(),
})

/** The parts of a page's layout by their names. */
const layoutParts = {
  header: z.object({ height: headerHeight, hiddenOnHome: z.boolean(), search: z.boolean() }),
  selection: z.object({ selectionSort: z.array(selectionTab) }),
} as const

/** Parts of the layout. */
export const layoutName = z.enum(['header', 'selection'])
/** All parts of the layout. */
export const layoutData = z.object(layoutParts)
/** One part of the layout with its name. */
export const layoutInfo = z.union([
  z.object({ name: z.literal('header'), info: layoutParts.header }),
  z.object({ name: z.literal('selection'), info: layoutParts.selection }),
])
/** Every part of the layout with its name. */
export const layoutInfos = z.array(layoutInfo)

/** A file that the pages of the company load. */
const companyFile = z.object({ name: z.enum(['logo', 'logoSquare', 'theme']), type: z.string(), url: z.string() })
/** The files of the company: response of `comp_file`. */
export const companyFiles = z.array(companyFile)

/** Contact data of the company, as its contact page shows them; null: not stated. */
export const companyContact = z.object({
  phone: z.nullable(z.string()),
  chat_url: z.nullable(z.string()),
  official_site: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  address_en: z.nullable(z.string()),
})

/** The company's data by name: response of `comp_data`. */
export const companyData = z.object({
  config: companyConfig,
  contact: companyContact,
  detail: companyDetail,
  files: companyFiles,
  layout: layoutData,
  switches,
  theme: pageTheme,
})
/** Names of the company's data. */
export const companyDataName = z.keyof(companyData)
/** One item of the company's data with its name: response of `data-one`. */
export const companyDataOne = z.object({
  name: companyDataName,
  data: z.union([companyConfig, companyContact, companyDetail, companyFiles, layoutData, switches, pageTheme]),
})

/** Keys of `c-comp-findvalue`. */
export const companyValueKey = z.enum(['name', 'name_en', 'phone', 'chat_url', 'official_site'])
/** Keys of `c-site-findvalue`. */
export const siteValueKey = z.enum([
  'status',
  'environment',
  'locale',
  'home_redirect',
  'header_height',
  'hide_home_header',
  'selection_sort',
  'search',
  'fb_warning',
])
/** One value; null: not set. */
const value = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
/** A value of the company with its key. */
export const companyValue = z.object({ key: companyValueKey, value })
/** A value of the site with its key. */
export const siteValue = z.object({ key: siteValueKey, value })

/** A language of the pages, with the version and URL of its texts. */
const languageEntry = z.object({ locale: z.string(), lang: z.string(), name: z.string(), version: z.string(), url: z.string() })
/** The languages of a site with the addresses of their texts. */
export const languageStore = z.object({ version: z.string(), languages: z.array(languageEntry) })
/** Changes with any text of any language. */
export const languageVersion = z.object({ version: z.string() })
/** The texts of one language. */
export const localeData = z.object({ ...languageEntry.shape, texts: z.record(z.string(), z.unknown()) })
