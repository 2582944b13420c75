/** Assembles the application from its dependencies. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServerConfig } from './base/config.ts'
import { AppError } from './base/errors.ts'
import { DatabaseError, toDatabaseError } from './database/database-error.ts'
import type { Ready } from './base/ready.ts'
import type { AppEnv } from './http/app-env.ts'
import { bodySizes } from './services/calls/body-sizes.ts'
import { limitBodiesInFlight } from './http/bodies-in-flight.ts'
import { clientAddress } from './http/client-address.ts'
import { drainBody } from './http/drain-body.ts'
import type { Identify, PermissionsOf } from './http/guard.ts'
import { errorResponse } from './http/error-response.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { withRequestContext } from './http/request-context.ts'
import { type Clock, type Log, logRequests } from './http/request-log.ts'
import type { Metric } from './http/metrics.ts'
import { createRequestMetrics, type RequestMetrics } from './http/request-metrics.ts'
import { createResponseCache, type ResponseCache } from './http/response-cache.ts'
import { createFairQueue } from './http/fair-queue.ts'
import { withSecurityHeaders } from './http/security-headers.ts'
import { entryOf, type StaticFiles } from './http/static-files.ts'
import { sharedBuildMs } from './services/calls/cached-by-version.ts'
import { calculatorRoots } from './services/calls/served-call.ts'
import { addressesOf, type CallRoutes, type CallLimits, callRoutes } from './routes/calls.ts'
import { type ContentFiles, contentFileRoutes, noFiles } from './routes/content-files.ts'
import { drawingFileRoutes } from './routes/drawing-files.ts'
import { docsRoutes } from './routes/docs.ts'
import { healthRoutes } from './routes/health.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { jsonSchemaRoutes } from './routes/json-schemas.ts'
import { allowedMethods } from './routes/allowed-methods.ts'
import { accessOfRoutes } from './routes/open-pages.ts'
import { refusals } from './routes/refusals.ts'
import { createDocuments, openApiRoutes } from './routes/openapi.ts'
import { pictureRoutes } from './routes/product-pictures.ts'
import { type SiteChoice, siteOfPage, withSite } from './routes/site-choice.ts'
import { siteFileRoutes } from './routes/site-files.ts'
import { staticFileRoutes } from './routes/static-files.ts'
import type { ServedSiteCalculators } from './services/site-calculators/serve-site-calculators.ts'
import type { PictureOf } from './services/directory/product-pictures.ts'
import { pageSiteOf } from './services/sites/site-answers.ts'
import { documentOf } from './services/sites/site-files.ts'
import type { Sites } from './sites/sites.ts'

export interface AppDependencies extends Pick<CallRoutes, 'calls'> {
  readonly config: Pick<ServerConfig, 'overlay' | 'serviceFactor' | 'requestsPerMinute' | 'writesPerMinute' | 'trustProxy'> &
    Partial<Pick<ServerConfig, 'metricsToken' | 'memoryMegabytes' | 'logAddresses'>>
  readonly version: string
  readonly catalogueVersion: () => string
  readonly ready: () => Ready
  /** Metrics of the process and of file production; none by default. */
  readonly metrics?: () => readonly Metric[]
  readonly files: StaticFiles
  /** Pictures of models and series; none by default. */
  readonly pictureOf?: PictureOf
  readonly sites: Pick<Sites, 'current'>
  /** The sites' own calculators; none by default. */
  readonly siteCalculators?: Pick<ServedSiteCalculators, 'callsOf' | 'entriesOf'>
  /** Files published by sites; none by default. */
  readonly content?: ContentFiles
  /** Returns the principal with a token. */
  readonly identify: Identify
  /** Returns the button permissions of a principal; none by default. */
  readonly permissionsOf?: PermissionsOf
  /** Shared with the listener, which serves from it before the app. */
  readonly responseCache?: ResponseCache
  readonly clock: Clock
  readonly log: Log
}

/** Generated documents, which need work like a call. */
const documents = ['/openapi.json', '/docs']

const none: readonly never[] = []
const noCalculators: NonNullable<AppDependencies['siteCalculators']> = { callsOf: () => none, entriesOf: () => none }

/** Encrypted images. */
const picturePaths = '/YQImage/*'
/** Limit of log calls relative to writes: pages send logs on every page change. */
const logsPerWrite = 3
/** Writes that correspond to one document check, which takes as long as several of them. */
const writesPerDocument = 3
/** Limit of file calls relative to writes: a file takes three calls, none of which stores user input. */
const filesPerWrite = 6

/** Paths whose query may name the site. */
const sitePaths = ['/share/*', '/api/lang/*', '/static/*']

const refuseBody = async ({ req }: Context<AppEnv>): Promise<never> => {
  await drainBody(req.raw.body)
  throw new AppError('bodyTooLarge')
}

/** Limits the bytes of bodies by call, and of large ones those that are in memory at a time. */
const limitBodies = (calls: CallRoutes['calls'], { trustProxy, memoryMegabytes }: AppDependencies['config']): MiddlewareHandler<AppEnv> => {
  const sizes = new Map(calls.flatMap((call) => addressesOf(call).map(({ path }) => [path, call.bodySize ?? 'usual'] as const)))
  const limits = new Map(Object.entries(bodySizes).map(([name, { bytes }]) => [name, bodyLimit({ maxSize: bytes, onError: refuseBody })]))
  const inFlight = limitBodiesInFlight({ trustProxy, memoryMegabytes, largestAt: (path) => bodySizes[sizes.get(path) ?? 'usual'].bytes })
  return (context, next) => {
    const size = sizes.get(context.req.path) ?? 'usual'
    const limit = limits.get(size)
    if (!limit || context.req.method === 'GET') return next()
    return size === 'usual' ? limit(context, next) : inFlight(context, async () => void (await limit(context, next)))
  }
}

/** The limit of calls. Those that store something have one of their own: nobody is kept from saving by the processor time of other calls. */
const limitUnlessWritten = (calls: CallRoutes['calls'], limit: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> => {
  const written = new Set(calls.flatMap((call) => (call.writes ? addressesOf(call).map(({ path }) => path) : [])))
  return (context, next) => (written.has(context.req.path) ? next() : limit(context, next))
}

/** Rate limits for calls that store data or are expensive. */
const callLimits = (config: AppDependencies['config'], { now }: AppDependencies['clock']): CallLimits => {
  const writes = config.writesPerMinute
  const most = {
    logs: logsPerWrite * writes,
    files: filesPerWrite * writes,
    documents: Math.ceil(writes / writesPerDocument),
    rest: writes,
  }
  const limit = (requestsPerMinute: number) => createRateLimit({ ...config, requestsPerMinute, now }).limit
  return { logs: limit(most.logs), files: limit(most.files), documents: limit(most.documents), rest: limit(most.rest) }
}

/** The pages, with the additions of each site. */
const pagesOf = ({ config, files, siteCalculators = noCalculators }: AppDependencies, choice: SiteChoice) =>
  staticFileRoutes({
    files,
    siteOf: (context) => siteOfPage(context, choice),
    documentOf: (html, site) => documentOf(html, site, pageSiteOf(site, { ...config, calculatorsOf: siteCalculators.entriesOf })),
    partsOf: siteCalculators.entriesOf,
  })

/** The drawings, by the sites and the working ids that there are. */
const drawingsOf = ({ calls, files, sites, content = noFiles }: AppDependencies) => {
  const workingIDs = new Set(calls.flatMap(({ classes }) => classes?.ids ?? []))
  const isSite = (site: string) => sites.current().some(({ key }) => key === site)
  return drawingFileRoutes({ files, content, isSite, isWorkingID: (id) => workingIDs.has(id) })
}

/** The methods of a path, from the routes of the complete app. */
const methodsIn = (app: Hono<AppEnv>) => {
  let known: ReturnType<typeof allowedMethods> | undefined
  return (path: string) => (known ??= allowedMethods(app.routes))(path)
}

/** Handles errors; a failing database is not a fault of the program and becomes `storageUnavailable` in any call. */
const respondTo = (reporting: Parameters<typeof errorResponse>[0]) => {
  const respond = errorResponse(reporting)
  return (error: Error, context: Context<AppEnv>): Response => {
    const isOutside = !(error instanceof AppError) && toDatabaseError(error, {}) instanceof DatabaseError
    return respond(isOutside ? new AppError('storageUnavailable', { cause: error }) : error, context)
  }
}

/** Logs what calls do that nobody is answered. */
const reportsOf = (log: Log, { now }: Clock): Pick<CallRoutes, 'undeclared' | 'brokenOff'> => {
  const entry = (event: string) => ({ time: new Date(now()).toISOString(), level: 'error', event }) as const
  return {
    undeclared: (call, code) => log({ ...entry('undeclaredError'), call, code }),
    brokenOff: (error, requestId) => log({ ...entry('failure'), requestId, stack: error instanceof Error ? error.stack : String(error) }),
  }
}

/** Registers the middleware of all requests: cache, metrics, log, security headers and limits. */
const meetEach = (
  app: Hono<AppEnv>,
  { config, clock, log, calls, sites }: AppDependencies,
  { counted, callPaths, cache }: { readonly counted: RequestMetrics; readonly callPaths: readonly string[]; readonly cache: ResponseCache },
): void => {
  const { trustProxy, logAddresses } = config
  const addressOf = (context: Context<AppEnv>) => (logAddresses ? clientAddress(context, trustProxy) : undefined)
  const limit = createRateLimit({ ...config, now: clock.now })
  app.use(cache.storePublic({ limit, count: counted, log, clock, trustProxy, logAddresses, state: sites.current }))
  app.use(counted.count, withRequestContext(), logRequests(log, clock, addressOf), withSecurityHeaders(trustProxy))
  for (const path of callPaths) app.use(path, limit.chargeTime, limitUnlessWritten(calls, limit.limit))
  for (const path of [...documents, picturePaths]) app.use(path, limit.limit)
  for (const path of [...callPaths, picturePaths]) app.use(path, limitBodies(calls, config))
}

/** Determines the site of calls, and of the paths whose query may name it. */
const chooseSites = (app: Hono<AppEnv>, callPaths: readonly string[], choice: SiteChoice): void => {
  for (const path of callPaths) app.use(path, withSite(choice, false))
  for (const path of sitePaths) app.use(path, withSite(choice, true))
}

/** Builds the app. Its only state is the rate limits, the metrics and the caches. */
export const createApp = (dependencies: AppDependencies): Hono<AppEnv> => {
  const {
    config,
    version,
    catalogueVersion,
    ready,
    metrics = () => none,
    files,
    pictureOf,
    sites,
    siteCalculators = noCalculators,
    content = noFiles,
    identify,
    permissionsOf = async () => [],
    clock,
    log,
    calls,
    responseCache: cache = createResponseCache(),
  } = dependencies
  const app = new Hono<AppEnv>()
  const roots = [...new Set([...calculatorRoots, ...calls.flatMap((call) => call.roots)])]
  const counted = createRequestMetrics(() => performance.now())
  const respond = respondTo({ log, clock, failed: counted.failed })
  const { onError, onMissing } = refusals({ methodsOf: methodsIn(app), roots, respond })
  app.onError(onError)
  app.notFound(onMissing)
  const callPaths = roots.map((root) => `${root}/*`)
  meetEach(app, dependencies, { counted, callPaths, cache })
  const choice = { sites, trustProxy: config.trustProxy }
  const { callsOf } = siteCalculators
  const documented = createDocuments({ calls, version, catalogueVersion, ofSite: (context) => callsOf(siteOfPage(context, choice)) })
  chooseSites(app, callPaths, choice)
  const queue = createFairQueue(clock.worked ?? clock.now, undefined, sharedBuildMs)
  const others = () => [...counted.metrics(), ...metrics()]
  const state = { version, catalogueVersion, ready }
  app.route('/', healthRoutes({ ...state, entry: entryOf(files) }))
  app.route('/', metricsRoutes({ ...state, queue, cachedBytes: cache.bytes, token: config.metricsToken, others }))
  app.route('/', siteFileRoutes())
  app.route('/', pictureRoutes(pictureOf))
  app.route('/', drawingsOf(dependencies))
  app.route('/', contentFileRoutes(content))
  app.route(
    '/',
    callRoutes({
      calls,
      callsOfSite: callsOf,
      guarded: { identify, permissionsOf, trustProxy: config.trustProxy },
      limits: callLimits(config, clock),
      queue,
      cache,
      ...reportsOf(log, clock),
    }),
  )
  app.route('/', jsonSchemaRoutes())
  app.route('/', openApiRoutes(documented))
  app.route('/', docsRoutes(documented))
  app.route('/', pagesOf(dependencies, choice))
  accessOfRoutes(app.routes, calls)
  return app
}
