/**
 * A site: what the pages of one company look like and offer. Stored as JSON, written by `npm run site`;
 * `docs/site.schema.json` describes it for editors.
 */
import * as z from 'zod/mini'
import { logoFault, longestLogo } from './logo.ts'
import { isOrigin, originPattern } from './origin.ts'
import { permission } from '../people/people.ts'

/** A text of one line, without control characters. */
export const line = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[^\p{C}]+$/u))

/** How a site is called in addresses and headers. */
export const siteKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** `#RRGGBB`. */
export const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))

/** A page elsewhere; nothing but http and https, so that no address can be a script. */
export const address = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>\\]+$/))

/** A telephone number as people write it. */
export const phone = z.string().check(z.regex(/^\+?[\d][\d ()/-]{2,30}$/))

/** Where the company is written to. */
export const email = z.email().check(z.maxLength(200))

/** See `logo.ts`; the message says what is wrong. */
const logo = z.string().check(
  z.maxLength(longestLogo),
  z.refine((text) => logoFault(text) === undefined, { error: ({ input }) => logoFault(String(input)) }),
)

/** `https://shop.example`, as browsers write origins. */
const origin = z.string().check(z.maxLength(260), z.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/))

/** Letter by letter as browsers write it. */
const exactOrigin = z.string().check(z.maxLength(260), z.regex(originPattern), z.refine(isOrigin, 'notAllowed'))

/** Origin of a service that calculators of the site may ask: encrypted. */
const serviceOrigin = z.string().check(z.maxLength(260), z.regex(/^https:/), z.refine(isOrigin, 'notAllowed'))

/** The same in the operator's own network; on this machine it need not be encrypted. */
const privateOrigin = z.union([
  serviceOrigin,
  z.string().check(z.regex(/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/), z.refine(isOrigin, 'notAllowed')),
])

/** Name of a host without its port; a site may have several. */
const host = z.string().check(z.maxLength(253), z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/))

/** The colours of the specification. What is left out follows from `main`. */
const theme = z.strictObject({
  main: z.prefault(colour, '#0D475F'),
  emphasis: z.prefault(colour, '#D40A25'),
  /** Ground of the header. */
  bgDark: z.optional(colour),
  /** Buttons that act, and while they are pointed at. */
  handle: z.optional(colour),
  handleEmphasis: z.optional(colour),
  /** Ends of the line below the header. */
  homeLeft: z.optional(colour),
  homeRight: z.optional(colour),
})

const login = z.strictObject({
  /** Whether people sign in at all. */
  auth: z.prefault(z.boolean(), false),
  codeVerify: z.prefault(z.boolean(), true),
  passwordVerify: z.prefault(z.boolean(), true),
  phone: z.prefault(z.boolean(), true),
  email: z.prefault(z.boolean(), true),
  /** Only accounts that the company has let in. */
  restricted: z.prefault(z.boolean(), false),
  /** Whether a model that was found by its name opens for those alone who have signed in. */
  forResults: z.prefault(z.boolean(), true),
})

const switches = z.strictObject({
  /** The search box of the header. */
  search: z.prefault(z.boolean(), true),
  /** Whether the pages tell how they are used; who uses them decides, too. */
  behaviourLog: z.prefault(z.boolean(), true),
  /** Accounts may act for several agents. */
  agents: z.prefault(z.boolean(), false),
  /** Filing notices in the footer. */
  filings: z.prefault(z.boolean(), false),
  login: z.prefault(login, {}),
})

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const files = z.strictObject({
  /** Whether only those get files who have signed in. */
  signIn: z.prefault(z.boolean(), true),
  /** How many files somebody gets on one day: a day's work of a designer is some ten models with every file of each. */
  perDay: z.prefault(z.int().check(z.gte(1), z.lte(100_000)), 100),
  /** Whose day that is, e.g. `Europe/Berlin`. */
  timeZone: z.prefault(z.string().check(z.maxLength(60), z.refine(isTimeZone, 'notAllowed')), 'Asia/Shanghai'),
})

/** The waiting overlay after Start: as each calculator declares it, over the first run of a form alone, or none. */
export const overlay = z.enum(['declared', 'first', 'none'])

/** Whether forms offer the dialog that works out a service factor. */
export const serviceFactor = z.enum(['offered', 'none'])

/** Tabs of the selection. */
export const selectionTab = z.enum(['calculation', 'directory'])

/** Whether real customers use it, or the company tries it out. */
export const environment = z.enum(['prod', 'test'])

/** px. */
export const headerHeight = z.union([z.literal(60), z.literal(78)])

/** A line that the law asks for, such as the number a site is registered under, and where that can be looked up. */
export const filingNotice = z.strictObject({ text: line, address: z.optional(address) })

/** A site as it is stored; what is left out has its default. */
export const site = z.strictObject({
  /** Where an editor finds this shape. */
  $schema: z.optional(z.string().check(z.maxLength(500))),
  key: siteKey,
  /** For the operator. */
  name: line,
  /** How the company calls itself on the pages, in Chinese and in the other languages; without them the product's own name. */
  outName: z.optional(line),
  outNameEn: z.optional(line),
  hosts: z.prefault(z.array(host).check(z.maxLength(50)), []),
  /** Other than 1: a trial, which the pages say. */
  status: z.prefault(z.int(), 1),
  /** Those that are offered, the default one first; without it all of them. */
  languages: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(20))),
  /** Languages that have an origin of their own, by their tag: choosing one goes there, with the page and what its address carries. */
  languageOrigins: z.optional(z.record(z.string().check(z.maxLength(20)), exactOrigin)),
  theme: z.prefault(theme, {}),
  switches: z.prefault(switches, {}),
  /** px on a wide window. */
  headerHeight: z.prefault(headerHeight, 60),
  hideHomeHeader: z.prefault(z.boolean(), false),
  selectionSort: z.prefault(z.array(selectionTab).check(z.minLength(1), z.maxLength(2)), ['calculation', 'directory']),
  /** Stand at the foot of every page while `switches.filings` is on. */
  filingNotices: z.optional(z.array(filingNotice).check(z.maxLength(10))),
  /** Without them the settings OVERLAY and SERVICE_FACTOR of the server hold. */
  overlay: z.optional(overlay),
  serviceFactor: z.optional(serviceFactor),
  /** Whether a gear unit's card with a use factor below 1 says to check the working conditions; the ledger says it in any case. */
  fbWarning: z.prefault(z.boolean(), true),
  /** Where somebody is led who opens the start page: a path of this site, or an address of a listed origin. */
  homeRedirect: z.optional(z.union([z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s"'<>\\]*$/)), address])),
  redirectOrigins: z.prefault(z.array(origin).check(z.maxLength(20)), []),
  /** Pages of these origins may show those of the site in a frame and are told which model was chosen; nobody else may. */
  embedOrigins: z.prefault(z.array(exactOrigin).check(z.maxLength(20)), []),
  officialSite: z.optional(address),
  chat: z.optional(address),
  phone: z.optional(phone),
  /** Whether the pages tell the phone, and let in those who are asked nothing where people do not sign in. */
  phoneShare: z.prefault(z.boolean(), true),
  /** For questions, and where the company is, in Chinese and in the other languages. */
  email: z.optional(email),
  address: z.optional(line),
  addressEn: z.optional(line),
  /** In the header: an SVG element of shapes alone, or a PNG file as `data:image/png;base64,…`. */
  logo: z.optional(logo),
  /** The same, as wide as it is high: the sign of the browser's tab. */
  logoSquare: z.optional(logo),
  /** Buttons that only those have to whom an administrator of the company has given them; every other one is everybody's. */
  needGrant: z.prefault(z.array(permission).check(z.maxLength(20)), []),
  /** What is made of a model and its calculation. */
  files: z.prefault(files, {}),
  /** Services elsewhere that calculators in the folder of the site may ask: those of the public network, and by name those of the operator's own. */
  calculatorHosts: z.prefault(z.array(serviceOrigin).check(z.maxLength(20)), []),
  privateCalculatorHosts: z.prefault(z.array(privateOrigin).check(z.maxLength(20)), []),
  /** Key of the company that the site belongs to; without it that of the site. */
  companyKey: z.optional(siteKey),
  environment: z.prefault(environment, 'prod'),
  /** When an administrator of the company changed it last: an operator who did not know of that is told. */
  edited: z.optional(z.iso.datetime()),
})

/** A site with everything that was left out filled in. */
export type Site = z.infer<typeof site>

/** The phone as far as the company tells it. */
export const sharedPhone = ({ phone: number, phoneShare }: Pick<Site, 'phone' | 'phoneShare'>): string | undefined =>
  phoneShare ? number : undefined
