/** Addresses that are no calls and that anybody may read: an address that is neither does not start. */
import type { GuardedCall } from '../services/calls/guarded-call.ts'
import type { Route } from './allowed-methods.ts'
import { addressesOf } from './calls.ts'
import { projectSchemaPath } from './json-schemas.ts'
import { embedScriptPath, pagePaths } from './static-files.ts'

const pages = ['/', '/index.html', '*', '/*', '/healthz', '/readyz', '/version.json', '/openapi.json', '/docs', '/docs/style.css']
const files = [embedScriptPath, projectSchemaPath, '/static/customtheme.css', '/static/logo.svg', '/api/file/svgimage', '/lang/:file', '/api/ProdPic/:id']
const content = ['/api/CompDocument/File/:site/:id/:name', '/YQImage/en/:site/:file']
const refusals = ['/YQWorking/api/:service/:call', '/api/:service/:call']
const openPages: ReadonlySet<string> = new Set([...pages, ...pagePaths, ...files, ...content, ...refusals])

/** @throws RangeError for an address that is neither a call, whose rights are known, nor an open page */
export const requireKnown = (routes: readonly Route[], calls: readonly GuardedCall[]): void => {
  const known = new Set(calls.flatMap((call) => addressesOf(call).map(({ path }) => path)))
  const strange = routes.find(({ method, path }) => method !== 'ALL' && !known.has(path) && !openPages.has(path))
  if (strange) throw new RangeError(`${strange.method} ${strange.path}: neither a call with rights nor an open page`)
}
