/** What the calls about a site answer; their fields are called as the wire calls them. */
import * as z from 'zod/mini'
import { permission } from '../people/people.ts'
import { environment, filingNotice, headerHeight, overlay, selectionTab, serviceFactor } from './site.ts'

/** What a working class is called, and what tells it from the others. */
const className = z.object({ name: z.string(), note: z.string() })

/** Where a calculator stands on the start page; see `Place` of the engine. */
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
  /** A service elsewhere answers it. */
  elsewhere: z.exactOptional(z.literal(true)),
  /** By locale, then by working id: its own, and further ones of the same form. */
  names: z.record(z.string(), z.record(z.string(), className)),
})
/** A calculator from the folder of a site. */
export type SiteCalculatorEntry = z.infer<typeof siteCalculator>

/** What the pages need of their site: they find it in their own document, before anything is shown. */
export const pageSite = z.object({
  key: z.string(),
  /** The company's own name, in Chinese and in the other languages. */
  outName: z.optional(z.string()),
  outNameEn: z.optional(z.string()),
  /** A trial edition, which the pages say. */
  isTrial: z.boolean(),
  /** Locales that are offered, the default one first. */
  languages: z.array(z.string()),
  overlay,
  serviceFactor,
  search: z.boolean(),
  /** Whether the pages tell how they are used. */
  behaviourLog: z.boolean(),
  fbWarning: z.boolean(),
  headerHeight,
  hideHomeHeader: z.boolean(),
  selectionSort: z.array(selectionTab),
  /** What stands at the foot of every page; nothing while the site has that switched off. */
  filingNotices: z.optional(z.array(filingNotice)),
  homeRedirect: z.optional(z.string()),
  /** Languages that are shown at another origin. */
  languageOrigins: z.optional(z.record(z.string(), z.string())),
  officialSite: z.optional(z.string()),
  chat: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  addressEn: z.optional(z.string()),
  /** Address of the picture. */
  logo: z.optional(z.string()),
  /** Origins that may show the pages in a frame and hear which model was chosen; left out where there is none. */
  embedOrigins: z.optional(z.array(z.string())),
  /** How people sign in; left out where they do not. */
  login: z.optional(
    z.object({
      code: z.boolean(),
      password: z.boolean(),
      phone: z.boolean(),
      email: z.boolean(),
      /** A model that was found by its name needs an account. */
      forResults: z.boolean(),
    }),
  ),
  /** Buttons that have to be given; left out where every button is everybody's. */
  needGrant: z.optional(z.array(permission)),
  /** Visitors get files, too; left out where files are for those alone who have signed in. */
  filesForAll: z.optional(z.literal(true)),
  /** People may act for agents; left out where they may not. */
  agents: z.optional(z.literal(true)),
  /** Calculators from the folder of the site; left out where there is none. */
  calculators: z.optional(z.array(siteCalculator)),
  /** What calls say beside the key of the site. */
  companyKey: z.string(),
  environment,
})
/** What a page knows of its site. */
export type PageSite = z.infer<typeof pageSite>

/** What a site offers, as `site_info` answers. */
export const siteInfo = z.object({
  user_agent: z.boolean(),
  lectotype: z.object({ isEs: z.boolean() }),
  switchInfo: z.object({ mark_beian: z.boolean() }),
  page: pageSite,
})

/** Settings of the company, as `comp_config` answers. */
export const companyConfig = z.object({
  status: z.int(),
  /** Languages as the wire calls them, the default one first. */
  locale: z.array(z.string()),
  /** Two languages toggle, more are a list; one alone needs neither. */
  switchBtn: z.enum(['none', 'toggle', 'select']),
  home_redirect: z.nullable(z.string()),
  official_site: z.nullable(z.string()),
  chat_url: z.nullable(z.string()),
})

/** A picture is an address; null: there is none. */
const picture = z.nullable(z.string())

/** The company, as `comp_detail` answers. */
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

/** Ways of signing in, as `comp-share/switch` answers. */
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
/** The files of the company, as `comp_file` answers. */
export const companyFiles = z.array(companyFile)

/** How the company is reached, as its page of contacts shows it; null: it does not say. */
export const companyContact = z.object({
  phone: z.nullable(z.string()),
  chat_url: z.nullable(z.string()),
  official_site: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  address_en: z.nullable(z.string()),
})

/** The data of the company by their names, as `comp_data` answers. */
export const companyData = z.object({
  config: companyConfig,
  contact: companyContact,
  detail: companyDetail,
  files: companyFiles,
  layout: layoutData,
  switches,
  theme: pageTheme,
})
/** The names of these data. */
export const companyDataName = z.keyof(companyData)
/** One of them with its name, as `data-one` answers. */
export const companyDataOne = z.object({
  name: companyDataName,
  data: z.union([companyConfig, companyContact, companyDetail, companyFiles, layoutData, switches, pageTheme]),
})

/** What `c-comp-findvalue` can be asked for. */
export const companyValueKey = z.enum(['name', 'name_en', 'phone', 'chat_url', 'official_site'])
/** What `c-site-findvalue` can be asked for. */
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
/** One value; null: it is not set. */
const value = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
/** A value of the company with its key. */
export const companyValue = z.object({ key: companyValueKey, value })
/** A value of the site with its key. */
export const siteValue = z.object({ key: siteValueKey, value })

/** The texts of the pages in one language, and where they are. */
const languageEntry = z.object({ locale: z.string(), lang: z.string(), name: z.string(), version: z.string(), url: z.string() })
/** The languages of a site with the addresses of their texts. */
export const languageStore = z.object({ version: z.string(), languages: z.array(languageEntry) })
/** Changes with any text of any language. */
export const languageVersion = z.object({ version: z.string() })
/** The texts of one language. */
export const localeData = z.object({ ...languageEntry.shape, texts: z.record(z.string(), z.unknown()) })
