/** The application: everything that answers, put together from what the start gives it. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { ServerConfig } from './base/config.ts'
import { AppError } from './base/errors.ts'
import type { Ready } from './base/ready.ts'
import type { AppEnv } from './http/app-env.ts'
import { drainBody } from './http/drain-body.ts'
import type { Identify, PermissionsOf } from './http/guard.ts'
import { errorResponse } from './http/error-response.ts'
import { limitRate } from './http/rate-limit.ts'
import { withRequestContext } from './http/request-context.ts'
import { type Clock, type Log, logRequests } from './http/request-log.ts'
import { withSecurityHeaders } from './http/security-headers.ts'
import { entryOf, type StaticFiles } from './http/static-files.ts'
import { calculatorRoots, type ServedCall } from './services/calls/served-call.ts'
import { largestProject } from '../contract/project-document.ts'
import { largestReport } from '../contract/report-check.ts'
import { addressesOf, type CallRoutes, type CallLimits, callRoutes } from './routes/calls.ts'
import { type ContentFiles, contentFileRoutes, noFiles } from './routes/content-files.ts'
import { docsRoutes } from './routes/docs.ts'
import { healthRoutes } from './routes/health.ts'
import { jsonSchemaRoutes } from './routes/json-schemas.ts'
import { allowedMethods } from './routes/allowed-methods.ts'
import { accessOfRoutes } from './routes/open-pages.ts'
import { refusals } from './routes/refusals.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { pictureRoutes } from './routes/product-pictures.ts'
import { siteOfPage, withSite } from './routes/site-choice.ts'
import { siteFileRoutes } from './routes/site-files.ts'
import { staticFileRoutes } from './routes/static-files.ts'
import type { PictureOf } from './services/directory/product-pictures.ts'
import { pageSiteOf } from './services/sites/site-answers.ts'
import { documentOf } from './services/sites/site-files.ts'
import type { Sites } from './sites/sites.ts'

export interface AppDependencies extends Pick<CallRoutes, 'calls'> {
  readonly config: Pick<ServerConfig, 'overlay' | 'serviceFactor' | 'requestsPerMinute' | 'writesPerMinute' | 'trustProxy'>
  readonly version: string
  readonly catalogueVersion: () => string
  readonly ready: () => Ready
  readonly files: StaticFiles
  /** Pictures of models and series; none without it. */
  readonly pictureOf?: PictureOf
  readonly sites: Pick<Sites, 'current'>
  /** Files of what sites publish; none without it. */
  readonly content?: ContentFiles
  /** Who has a token. */
  readonly identify: Identify
  /** Which buttons somebody has been given; none without it. */
  readonly permissionsOf?: PermissionsOf
  readonly clock: Clock
  readonly log: Log
}

/** Bodies hold one component and a form; 64 kB is ten times the largest that makes sense. */
const largestBody = 64 * 1024

/** A report in base64, and the request around it. */
const largestDocument = Math.ceil(largestReport / 3) * 4 + 1024

/** What is made anew for each caller, as an answer of a call is. */
const documents = ['/openapi.json', '/docs']

/** Sealed pictures. */
const picturePaths = '/YQImage/*'
/** Pages tell something at each change of page, which is more often than somebody stores something. */
const logsPerWrite = 3
/** Looking at a document takes as long as storing several things. */
const writesPerDocument = 3
/** A file takes three calls, of which none stores what somebody typed. */
const filesPerWrite = 6

/** Where the address may name the site. */
const sitePaths = ['/share/*', '/api/lang/*', '/static/*']

const refuseBody = async ({ req }: Context<AppEnv>): Promise<never> => {
  await drainBody(req.raw.body)
  throw new AppError('bodyTooLarge')
}

/** Bodies that are files have a limit of their own. */
const limitBodies = (calls: CallRoutes['calls']): MiddlewareHandler<AppEnv> => {
  const sizes = new Map(calls.flatMap((call) => addressesOf(call).map(({ path }) => [path, call.bodySize ?? 'usual'] as const)))
  const limits = {
    usual: bodyLimit({ maxSize: largestBody, onError: refuseBody }),
    file: bodyLimit({ maxSize: largestProject, onError: refuseBody }),
    document: bodyLimit({ maxSize: largestDocument, onError: refuseBody }),
  } as const satisfies Readonly<Record<'usual' | NonNullable<ServedCall['bodySize']>, unknown>>
  return (context, next) => limits[sizes.get(context.req.path) ?? 'usual'](context, next)
}

/** How many calls that store something, or are much work, a client may make. */
const callLimits = (config: AppDependencies['config'], { now }: AppDependencies['clock']): CallLimits => {
  const writes = config.writesPerMinute
  const most = {
    logs: logsPerWrite * writes,
    files: filesPerWrite * writes,
    documents: Math.ceil(writes / writesPerDocument),
    rest: writes,
  }
  const limit = (requestsPerMinute: number) => limitRate({ ...config, requestsPerMinute, now })
  return { logs: limit(most.logs), files: limit(most.files), documents: limit(most.documents), rest: limit(most.rest) }
}

/** Builds the app. It holds no state but the callers' rate limits. */
export const createApp = (dependencies: AppDependencies): Hono<AppEnv> => {
  const {
    config,
    version,
    catalogueVersion,
    ready,
    files,
    pictureOf = () => undefined,
    sites,
    content = noFiles,
    identify,
    permissionsOf = async () => [],
    clock,
    log,
    calls,
  } = dependencies
  const documented = { calls, version }
  const app = new Hono<AppEnv>()
  const roots = [...new Set([...calculatorRoots, ...calls.flatMap((call) => call.roots)])]
  // Of all routes, which are there once the app is built.
  let known: ReturnType<typeof allowedMethods> | undefined
  const methodsOf = (path: string) => (known ??= allowedMethods(app.routes))(path)
  const { onError, onMissing } = refusals({ methodsOf, roots, respond: errorResponse({ log, clock }) })
  app.onError(onError)
  app.notFound(onMissing)
  app.use(withRequestContext(), logRequests(log, clock), withSecurityHeaders(config.trustProxy))
  const callPaths = roots.map((root) => `${root}/*`)
  const limited = limitRate({ ...config, now: clock.now })
  for (const path of [...callPaths, ...documents, picturePaths]) app.use(path, limited)
  for (const path of [...callPaths, picturePaths]) app.use(path, limitBodies(calls))
  for (const path of [...callPaths, ...documents]) app.use(path, compress(), etag())
  const choice = { sites, trustProxy: config.trustProxy }
  for (const path of callPaths) app.use(path, withSite(choice, false))
  for (const path of sitePaths) app.use(path, withSite(choice, true))
  app.route('/', healthRoutes({ version, entry: entryOf(files), catalogueVersion, ready }))
  app.route('/', siteFileRoutes())
  app.route('/', pictureRoutes(pictureOf))
  app.route('/', contentFileRoutes(content))
  app.route(
    '/',
    callRoutes({
      calls,
      guarded: { identify, permissionsOf, trustProxy: config.trustProxy },
      limits: callLimits(config, clock),
    }),
  )
  app.route('/', jsonSchemaRoutes())
  app.route('/', openApiRoutes(documented))
  app.route('/', docsRoutes(documented))
  app.route(
    '/',
    staticFileRoutes({
      files,
      siteOf: (context) => siteOfPage(context, choice),
      documentOf: (html, site) => documentOf(html, site, pageSiteOf(site, config)),
    }),
  )
  accessOfRoutes(app.routes, calls)
  return app
}
