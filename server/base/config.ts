/** Settings of the server, read once from the environment. */
import { resolve } from 'node:path'
import * as z from 'zod'
import { overlay, serviceFactor } from '../../contract/site/site.ts'
import { StartError } from './errors.ts'

const projectDirectory = resolve(import.meta.dirname, '../..')

/** Of the environment. What stands above each is the text of the table in docs/operating.md (`npm run generate`). */
export const settings = z.object({
  /** The port to listen on; 0 lets the system choose a free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  /** The address to listen on; `0.0.0.0` or `::`: every address of the machine, for a container. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the service, for sites that name no host: it stands on reports and in messages. Without it this machine. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** `postgres://…`; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .refine((url) => URL.canParse(url))
    .optional(),
  /** Folder of the embedded database, of calculators of sites (`sites/`) and of files that were made (`files/`); a relative one is below the program. */
  DATA_DIR: z.string().min(1).default('data'),
  /** Folder of the built pages. */
  DIST_DIR: z.string().min(1).default('dist'),
  /** For sites that do not say it: `declared`: as each calculator says; `first`: over the first run of a form only, its results follow the form after that; `none`: never. */
  OVERLAY: z.prefault(overlay, 'declared'),
  /** For sites that do not say it: `none` leaves out the dialog that works out a service factor. */
  SERVICE_FACTOR: z.prefault(serviceFactor, 'offered'),
  /** `off` while the search for models is not to be used: the box says that its data are being updated. */
  SEARCH: z.enum(['on', 'off']).default('on'),
  /** The way for e-mail: `smtp://…` or `smtps://…`. Without a way messages stay in the outbox (`npm run outbox`). */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** The address that text messages are posted to. */
  SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Calls of one client in a minute, and at once: what is beyond is told when to come back (429). */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** The same of calls that store something. */
  WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  /** How long what the pages tell is kept, days. */
  LOG_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Threads that make files: each holds up to 1 GB while it is at one. */
  FILE_THREADS: z.coerce.number().int().min(1).max(8).default(1),
  /** Files that were made and are kept in DATA_DIR, MB. */
  FILE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(512),
  /** `true` only behind a reverse proxy that sets `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` itself. */
  TRUST_PROXY: z.stringbool().default(false),
  /** What whoever reads `/metrics` must know (`Authorization: Bearer …`): 16 characters or more. Without it nobody may. */
  METRICS_TOKEN: z.optional(z.string().regex(/^[\w.~+/=-]{16,}$/)),
})

/** Settings whose values may contain a password and are not printed. */
const secrets: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'METRICS_TOKEN'])

export interface ServerConfig {
  readonly host: string
  readonly port: number
  /** Origin, from `PUBLIC_URL`. */
  readonly publicAddress: string
  readonly databaseUrl: string | undefined
  readonly dataDirectory: string
  readonly distDirectory: string
  readonly overlay: z.infer<typeof overlay>
  readonly serviceFactor: z.infer<typeof serviceFactor>
  /** Whether model search is enabled. */
  readonly search: boolean
  readonly smtpUrl: string | undefined
  readonly smsUrl: string | undefined
  readonly requestsPerMinute: number
  readonly writesPerMinute: number
  readonly logDays: number
  readonly fileThreads: number
  readonly fileCacheMegabytes: number
  readonly trustProxy: boolean
  readonly metricsToken: string | undefined
}

/** The value for messages; of an address only the scheme is shown, as it may contain a password. */
const shown = (setting: string, value: string): string => {
  const [scheme = ''] = /^\w{1,20}:\/\//.exec(value) ?? []
  return secrets.has(setting) ? `${scheme}…` : value
}

/** Reads the settings; empty values count as not set. @throws StartError `badSetting` for the first invalid setting */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ServerConfig => {
  const provided = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = settings.safeParse(provided)
  if (!read.success) {
    const setting = String(read.error.issues[0]?.path[0] ?? '')
    throw new StartError('badSetting', { setting, value: shown(setting, provided[setting] ?? '') }, read.error)
  }
  const found = read.data
  return {
    host: found.HOST,
    port: found.PORT,
    publicAddress: new URL(found.PUBLIC_URL ?? `http://localhost:${found.PORT}`).origin,
    databaseUrl: found.DATABASE_URL,
    dataDirectory: resolve(projectDirectory, found.DATA_DIR),
    distDirectory: resolve(projectDirectory, found.DIST_DIR),
    overlay: found.OVERLAY,
    serviceFactor: found.SERVICE_FACTOR,
    search: found.SEARCH === 'on',
    smtpUrl: found.SMTP_URL,
    smsUrl: found.SMS_URL,
    requestsPerMinute: found.REQUESTS_PER_MINUTE,
    writesPerMinute: found.WRITES_PER_MINUTE,
    logDays: found.LOG_DAYS,
    fileThreads: found.FILE_THREADS,
    fileCacheMegabytes: found.FILE_CACHE_MB,
    trustProxy: found.TRUST_PROXY,
    metricsToken: found.METRICS_TOKEN,
  }
}
