/** Settings of the server, read once from the environment. */
import { resolve } from 'node:path'
import * as z from 'zod'
import { overlay, serviceFactor } from '../../contract/site/site-parts.ts'
import { StartError } from './errors.ts'

const projectDirectory = resolve(import.meta.dirname, '../..')

/** Environment variables. Their comments become the table in docs/operating.md (`npm run generate`). */
export const settings = z.object({
  /** Port to listen on; 0 selects a free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  /** Address to listen on; `0.0.0.0` or `::` for all addresses of the machine, as in a container. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Public address of the service, used in reports and messages of sites without a host of their own. Default: `http://localhost` with the port. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Address of a PostgreSQL database, `postgres://…`. Default: the embedded database in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .refine((url) => URL.canParse(url))
    .optional(),
  /** Folder of the embedded database, site calculators (`sites/`) and generated files (`files/`); relative to the program. */
  DATA_DIR: z.string().min(1).default('data'),
  /** Folder of the built pages. */
  DIST_DIR: z.string().min(1).default('dist'),
  /** Default overlay of sites: `declared`: as each calculator declares; `first`: during the first run of a form only, later results follow the form; `none`: never. */
  OVERLAY: z.prefault(overlay, 'declared'),
  /** Default of sites: `none` removes the dialog that determines a service factor. */
  SERVICE_FACTOR: z.prefault(serviceFactor, 'offered'),
  /** `off` disables the model search; the search box then reports that its data are being updated. */
  SEARCH: z.enum(['on', 'off']).default('on'),
  /** Mail server, `smtp://…` or `smtps://…`. Without it, messages remain in the outbox (`npm run outbox`). */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** Address to which text messages are posted. */
  SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Maximum calls per client and minute, also as a burst; further calls are refused with 429 and a retry time. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Maximum calls per client and minute that store data. */
  WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  /** Retention period of usage logs, days. */
  LOG_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Number of threads that generate files; each uses up to 1 GB while working. */
  FILE_THREADS: z.coerce.number().int().min(1).max(8).default(1),
  /** Size of the cache of generated files in DATA_DIR, MB. */
  FILE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(512),
  /** Memory of the process without threads that make files, MB; a quarter of it is for large bodies that are being received. */
  MEMORY_MB: z.coerce.number().int().min(256).max(1_000_000).default(512),
  /** `on` adds the network address of the client to each line of the log; it is personal data in many countries. */
  LOG_ADDRESSES: z.enum(['on', 'off']).default('off'),
  /** `true` only behind a reverse proxy that sets `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` itself. */
  TRUST_PROXY: z.stringbool().default(false),
  /** Token for reading `/metrics` (`Authorization: Bearer …`), at least 16 characters. Without it, `/metrics` is closed. */
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
  readonly memoryMegabytes: number
  readonly logAddresses: boolean
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
    memoryMegabytes: found.MEMORY_MB,
    logAddresses: found.LOG_ADDRESSES === 'on',
    trustProxy: found.TRUST_PROXY,
    metricsToken: found.METRICS_TOKEN,
  }
}
