/** The data of a site for its pages and for the calls. */
import type * as z from 'zod/mini'
import { sharedPhone, shownNames, type Site } from '../../../contract/site/site.ts'
import type {
  companyConfig,
  companyDetail,
  layoutData,
  layoutInfo,
  PageSite,
  pageTheme,
  SiteCalculatorEntry,
  siteInfo,
  switches,
} from '../../../contract/site/site-calls.ts'
import { languageOf, type Locale, locales } from '../../../i18n/locales.ts'
import type { ServerConfig } from '../../base/config.ts'
import { type ColourName, paletteOf } from '../../sites/theme/palette.ts'
import { logoAddress, squareAddress } from './site-files.ts'

/** Defaults for settings that a site does not have. */
export type SiteDefaults = Pick<ServerConfig, 'overlay' | 'serviceFactor'> & {
  /** The site's own calculators; none by default. */
  readonly calculatorsOf?: (site: Pick<Site, 'key'>) => readonly SiteCalculatorEntry[]
}

/** Key of the site's company, which may have several sites. */
export const companyKeyOf = ({ key, companyKey = key }: Site): string => companyKey

/** The site's languages that the program supports, the default one first. */
export const languagesOf = ({ languages }: Site): readonly Locale[] =>
  languages?.flatMap((language) => locales.find((locale) => locale === language) ?? []) ?? locales

const loginOf = ({
  auth,
  codeVerify,
  passwordVerify,
  phone,
  email,
  forResults,
  restricted,
}: Site['switches']['login']): Pick<PageSite, 'login'> =>
  auth ? { login: { code: codeVerify, password: passwordVerify, phone, email, forResults, ...(restricted && { restricted }) } } : {}

/** Buttons that need a grant, whether visitors may have files, and the unit of drawings; left out at their defaults. */
const allowedOf = ({ needGrant, files }: Site): Pick<PageSite, 'needGrant' | 'filesForAll' | 'drawnInInches'> => ({
  ...(needGrant.length > 0 && { needGrant }),
  ...(!files.signIn && { filesForAll: true }),
  ...(files.unit === 'in' && { drawnInInches: true }),
})

/** Contact details of the site. */
const contactOf = (site: Site): Pick<PageSite, 'officialSite' | 'chat' | 'phone' | 'email' | 'address' | 'addressEn'> => {
  const { officialSite, chat, email, address, addressEn } = site
  const phone = sharedPhone(site)
  return {
    ...(officialSite !== undefined && { officialSite }),
    ...(chat !== undefined && { chat }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    ...(addressEn !== undefined && { addressEn }),
  }
}

/** Requests need an account and an address that receives them. */
const takesInquiries = ({ inquiryEmail, switches: { login } }: Site): boolean => login.auth && inquiryEmail !== undefined

export const pageSiteOf = (site: Site, defaults: SiteDefaults): PageSite => {
  const { key, status, switches: switched, fbWarning, headerHeight, hideHomeHeader, selectionSort } = site
  const { overlay = defaults.overlay, serviceFactor = defaults.serviceFactor, homeRedirect, filingNotices = [], languageOrigins } = site
  const logo = logoAddress(site)
  const calculators = defaults.calculatorsOf?.(site) ?? []
  return {
    key,
    isTrial: status !== 1,
    languages: [...languagesOf(site)],
    overlay,
    serviceFactor,
    search: switched.search,
    behaviourLog: switched.behaviourLog,
    fbWarning,
    headerHeight,
    hideHomeHeader,
    selectionSort,
    companyKey: companyKeyOf(site),
    environment: site.environment,
    ...shownNames(site),
    ...loginOf(switched.login),
    ...allowedOf(site),
    ...(switched.agents && { agents: true }),
    ...(takesInquiries(site) && { takesInquiries: true }),
    ...(switched.filings && filingNotices.length > 0 && { filingNotices }),
    ...(homeRedirect !== undefined && { homeRedirect }),
    ...(languageOrigins !== undefined && { languageOrigins }),
    ...contactOf(site),
    ...(logo !== undefined && { logo }),
    ...(calculators.length > 0 && { calculators: [...calculators] }),
    ...(site.embedOrigins.length > 0 && { embedOrigins: site.embedOrigins }),
  }
}

export const siteInfoOf = (site: Site, defaults: SiteDefaults): z.infer<typeof siteInfo> => ({
  user_agent: site.switches.agents,
  lectotype: { isEs: site.switches.search },
  switchInfo: { mark_beian: site.switches.filings },
  page: pageSiteOf(site, defaults),
})

const switchOf = (count: number): z.infer<typeof companyConfig>['switchBtn'] => {
  if (count === 1) return 'none'
  return count === 2 ? 'toggle' : 'select'
}

export const companyConfigOf = (site: Site): z.infer<typeof companyConfig> => {
  const languages = languagesOf(site)
  return {
    status: site.status,
    locale: languages.map((locale) => languageOf(locale).wire),
    switchBtn: switchOf(languages.length),
    home_redirect: site.homeRedirect ?? null,
    official_site: site.officialSite ?? null,
    chat_url: site.chat ?? null,
  }
}

export const companyDetailOf = (site: Site): z.infer<typeof companyDetail> => {
  const logo = logoAddress(site) ?? null
  const phone = sharedPhone(site)
  const { outName, outNameEn } = shownNames(site)
  return {
    comp_name: site.name,
    comp_out_name: outName,
    comp_out_name_en: outNameEn,
    // Parts without a picture of their own use the default one.
    logo,
    logo_square: squareAddress(site) ?? logo,
    logo_pc_sole: logo,
    wx_share_logo: logo,
    wechat_url: null,
    phone: phone ?? null,
    phone_share: phone !== undefined,
    site_key: site.key,
  }
}

export const pageThemeOf = ({ theme }: Site): z.infer<typeof pageTheme> => {
  const palette = paletteOf(theme)
  const light = (name: ColourName) => palette[name][0]
  const own = (colour: string | undefined) => (colour ?? theme.bgDark ?? theme.main).toLowerCase()
  return {
    main: light('main'),
    bgDark: own(undefined),
    handle: light('handle'),
    handleEmphasis: light('handle-strong'),
    emphasis: light('emphasis'),
    homeLeft: own(theme.homeLeft),
    homeRight: own(theme.homeRight),
  }
}

export const switchesOf = ({ switches: { login } }: Site): z.infer<typeof switches> => ({
  login_auth: login.auth,
  login_code_verify: login.codeVerify,
  login_password_verify: login.passwordVerify,
  login_phone: login.phone,
  login_email: login.email,
  login_astrict: login.restricted,
})

export const layoutOf = (site: Site): z.infer<typeof layoutData> => ({
  header: { height: site.headerHeight, hiddenOnHome: site.hideHomeHeader, search: site.switches.search },
  selection: { selectionSort: site.selectionSort },
})

/** The parts of the layout with their names. */
export const layoutInfosOf = (site: Site): z.infer<typeof layoutInfo>[] => {
  const { header, selection } = layoutOf(site)
  return [
    { name: 'header', info: header },
    { name: 'selection', info: selection },
  ]
}
