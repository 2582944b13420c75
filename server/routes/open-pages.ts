/**
 * The access right of every address: calls define theirs, pages are public. The server does not start with an address that is
 * neither.
 */
import type { Access } from '../../contract/people/rights.ts'
import type { GuardedCall } from '../services/calls/guarded-call.ts'
import type { Route } from './allowed-methods.ts'
import { drawingPath } from './drawing-files.ts'
import { addressesOf } from './calls.ts'
import { projectSchemaPath } from './json-schemas.ts'
import { embedScriptPath, pagePaths } from './static-files.ts'

/** A route as registered with the router. */
export interface RegisteredRoute extends Route {
  readonly handler: (...parameters: never) => unknown
}

/** A route and its access right. */
export interface RouteAccess extends Route {
  readonly access: Access
}

const pages = ['/', '/index.html', '*', '/*', '/healthz', '/readyz', '/version.json', '/openapi.json', '/docs', '/docs/style.css']
const logos = ['logo.svg', 'logo.png', 'logo-square.svg', 'logo-square.png'].map((name) => `/static/${name}`)
const files = [
  embedScriptPath,
  projectSchemaPath,
  '/static/customtheme.css',
  ...logos,
  '/api/file/svgimage',
  '/lang/:file',
  '/api/ProdPic/:id',
]
const content = ['/api/CompDocument/File/:site/:id/:name', '/YQImage/en/:site/:file', drawingPath]
/** Routes that report unknown calls. */
const refusals = ['/YQWorking/api/:service/:call', '/api/:service/:call']

const openPages: ReadonlySet<string> = new Set([
  ...[...pages, ...pagePaths, ...files, ...content, ...refusals].map((path) => `GET ${path}`),
  ...refusals.map((path) => `POST ${path}`),
])

/** The metrics page, which has its own token. */
const metrics: readonly [string, Access] = ['GET /metrics', { resource: 'metrics', action: 'read' }]

/** Whether a route is middleware: registered for all methods and taking `next`. */
const isBefore = ({ method, handler }: RegisteredRoute): boolean => method === 'ALL' && handler.length > 1

/** @throws RangeError for an address that is neither a call with known rights nor a public page */
export const accessOfRoutes = (routes: readonly RegisteredRoute[], calls: readonly GuardedCall[]): readonly RouteAccess[] => {
  const known = new Map<string, Access>([
    metrics,
    ...calls.flatMap((call) => addressesOf(call).map(({ path }) => [`${call.method} ${path}`, call.access] as const)),
  ])
  const ends = new Map(routes.filter((route) => !isBefore(route)).map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  return [...ends].map(([name, route]) => {
    const access = known.get(name) ?? (openPages.has(name) ? { resource: 'page', action: 'read' } : undefined)
    if (!access) throw new RangeError(`${name}: neither a call with rights nor an open page`)
    return { ...route, access }
  })
}
