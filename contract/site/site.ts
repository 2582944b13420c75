/**
 * A site: appearance and features of one company's pages. Stored as JSON, written by `npm run site`; `docs/site.schema.json`
 * describes it for editors.
 */
import * as z from 'zod/mini'
import { logoFault, longestLogo } from './logo.ts'
import { isOrigin, originPattern } from './origin.ts'
import { permission } from '../people/people.ts'
import {
  address,
  colour,
  email,
  environment,
  filingNotice,
  headerHeight,
  line,
  overlay,
  phone,
  selectionTab,
  serviceFactor,
  siteKey,
} from './site-parts.ts'

/** Validated by `logo.ts`; the message names the fault. */
const logo = z.string().check(
  z.maxLength(longestLogo),
  z.refine((text) => logoFault(text) === undefined, { error: ({ input }) => logoFault(String(input)) }),
)

/** `https://shop.example`, as browsers write origins. */
const origin = z.string().check(z.maxLength(260), z.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/))

/** An origin in the exact spelling of browsers. */
const exactOrigin = z.string().check(z.maxLength(260), z.regex(originPattern), z.refine(isOrigin, 'notAllowed'))

/** Origin of an external service for calculators of the site; https only. */
const serviceOrigin = z.string().check(z.maxLength(260), z.regex(/^https:/), z.refine(isOrigin, 'notAllowed'))

/** Origin of a service in the operator's own network; http is permitted on the same machine. */
const privateOrigin = z.union([
  serviceOrigin,
  z.string().check(z.regex(/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/), z.refine(isOrigin, 'notAllowed')),
])

/** Name of a host without its port; a site may have several. */
const host = z.string().check(z.maxLength(253), z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/))

/** The colours of the specification. Omitted ones are derived from `main`. */
const theme = z.strictObject({
  main: z.prefault(colour, '#0D475F'),
  emphasis: z.prefault(colour, '#D40A25'),
  /** Background of the header. */
  bgDark: z.optional(colour),
  /** Action buttons, normal and hovered. */
  handle: z.optional(colour),
  handleEmphasis: z.optional(colour),
  /** Ends of the line below the header. */
  homeLeft: z.optional(colour),
  homeRight: z.optional(colour),
})

const login = z.strictObject({
  /** Whether the site has sign-in at all. */
  auth: z.prefault(z.boolean(), false),
  codeVerify: z.prefault(z.boolean(), true),
  passwordVerify: z.prefault(z.boolean(), true),
  phone: z.prefault(z.boolean(), true),
  email: z.prefault(z.boolean(), true),
  /** Only accounts that the company has approved may sign in. */
  restricted: z.prefault(z.boolean(), false),
  /** Whether opening a model found by name requires signing in. */
  forResults: z.prefault(z.boolean(), true),
})

const switches = z.strictObject({
  /** The search box of the header. */
  search: z.prefault(z.boolean(), true),
  /** Whether the pages report usage events, subject to each person's own setting. */
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
  /** Whether files require signing in. */
  signIn: z.prefault(z.boolean(), true),
  /** Most files per person and day: a designer's day is about ten models with every file of each. */
  perDay: z.prefault(z.int().check(z.gte(1), z.lte(100_000)), 100),
  /** Time zone of that day, e.g. `Europe/Berlin`. */
  timeZone: z.prefault(z.string().check(z.maxLength(60), z.refine(isTimeZone, 'notAllowed')), 'Asia/Shanghai'),
  /** Projection of drawings: first angle as in Europe and China, or third angle as in North America. */
  projection: z.prefault(z.enum(['first', 'third']), 'first'),
  /** Unit of the dimensions of drawings for which nobody chooses another. */
  unit: z.prefault(z.enum(['mm', 'in']), 'mm'),
})

/** A stored site; omitted fields have defaults. */
export const site = z.strictObject({
  /** Location of this schema, for editors. */
  $schema: z.optional(z.string().check(z.maxLength(500))),
  key: siteKey,
  name: line,
  /** Name of the company on the pages, in Chinese and in the other languages; defaults to `name`. */
  outName: z.optional(line),
  outNameEn: z.optional(line),
  hosts: z.prefault(z.array(host).check(z.maxLength(50)), []),
  /** Any value other than 1: a trial, marked as such on the pages. */
  status: z.prefault(z.int(), 1),
  /** Available locales, the default one first; all if omitted. */
  languages: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(20))),
  /**
   * Origins by language tag, for languages served at their own origin: choosing one opens the same page with the same parameters
   * there.
   */
  languageOrigins: z.optional(z.record(z.string().check(z.maxLength(20)), exactOrigin)),
  theme: z.prefault(theme, {}),
  switches: z.prefault(switches, {}),
  /** px on a wide window. */
  headerHeight: z.prefault(headerHeight, 60),
  hideHomeHeader: z.prefault(z.boolean(), false),
  selectionSort: z.prefault(z.array(selectionTab).check(z.minLength(1), z.maxLength(2)), ['calculation', 'directory']),
  /** Shown in the footer of every page while `switches.filings` is on. */
  filingNotices: z.optional(z.array(filingNotice).check(z.maxLength(10))),
  /** Default to the server settings OVERLAY and SERVICE_FACTOR. */
  overlay: z.optional(overlay),
  serviceFactor: z.optional(serviceFactor),
  /** Whether the card of a gear unit with a use factor below 1 asks to check the working conditions; the ledger always does. */
  fbWarning: z.prefault(z.boolean(), true),
  /** Redirect target of the start page: a path of this site, or a URL of a listed origin. */
  homeRedirect: z.optional(z.union([z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s"'<>\\]*$/)), address])),
  redirectOrigins: z.prefault(z.array(origin).check(z.maxLength(20)), []),
  /** Origins that may embed the site's pages in a frame and receive the chosen model; all others may not. */
  embedOrigins: z.prefault(z.array(exactOrigin).check(z.maxLength(20)), []),
  officialSite: z.optional(address),
  chat: z.optional(address),
  phone: z.optional(phone),
  /** Whether the pages show the phone number and, on a site without sign-in, every browser gets an account of its own. */
  phoneShare: z.prefault(z.boolean(), true),
  /** E-mail address for questions, and postal address in Chinese and in the other languages. */
  email: z.optional(email),
  /** E-mail address that receives requests for quotation; without it the pages offer none. */
  inquiryEmail: z.optional(email),
  address: z.optional(line),
  addressEn: z.optional(line),
  /** Logo in the header: an SVG element made of shapes, or a PNG file as `data:image/png;base64,…`. */
  logo: z.optional(logo),
  /** Square logo for the browser tab. */
  logoSquare: z.optional(logo),
  /** Buttons that an administrator of the company must grant to a user; all others are available to everybody. */
  needGrant: z.prefault(z.array(permission).check(z.maxLength(20)), []),
  /** Settings of the files generated for a model and its calculation. */
  files: z.prefault(files, {}),
  /** External services for calculators in the folder of the site: public ones, and named ones in the operator's own network. */
  calculatorHosts: z.prefault(z.array(serviceOrigin).check(z.maxLength(20)), []),
  privateCalculatorHosts: z.prefault(z.array(privateOrigin).check(z.maxLength(20)), []),
  /** Key of the company the site belongs to; defaults to the key of the site. */
  companyKey: z.optional(siteKey),
  environment: z.prefault(environment, 'prod'),
  /** Last change by an administrator of the company; used to warn an operator who is not aware of it. */
  edited: z.optional(z.iso.datetime()),
})

/** A site with all defaults filled in. */
export type Site = z.infer<typeof site>

/** The names of the company on the pages: its own one in a language, otherwise that of the other languages, otherwise the site's. */
export const shownNames = ({ name, outName, outNameEn }: Pick<Site, 'name' | 'outName' | 'outNameEn'>) => ({
  outName: outName ?? name,
  outNameEn: outNameEn ?? outName ?? name,
})

/** The phone number, if the company shares it. */
export const sharedPhone = ({ phone: number, phoneShare }: Pick<Site, 'phone' | 'phoneShare'>): string | undefined =>
  phoneShare ? number : undefined
