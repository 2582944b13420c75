/** Serves the built page and answers its one call. `PORT` (8090) says where. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { decodeRequest } from '@sizewright/engine'
import { compile } from '@sizewright/engine/compile'
import type { Answer } from './src/answer.ts'
import { beltChecker } from './src/schema.ts'

/** N a millimetre of width; made up for the example. */
const pullPerWidth = new Map<unknown, number>(Object.entries({ T5: 14, AT5: 28, T10: 32 }))

const plan = compile(beltChecker)
const pages = join(import.meta.dirname, 'dist')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The same plan reads the request that wrote it: unknown, missing and faulty parameters are told by name. */
function answerTo(parameters: URLSearchParams): Answer {
  const query = Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]))
  const decoded = decodeRequest(plan, query, undefined)
  if ('issues' in decoded) return decoded
  const { pull, profile, width } = decoded.values
  const perWidth = pullPerWidth.get(profile)
  if (perWidth === undefined) throw new RangeError('the form offers the profiles of the table alone')
  const permissible = perWidth * Number(width)
  return { fits: Number(pull) <= permissible, pull: Number(pull), permissible }
}

const send = (response: ServerResponse, status: number, [type, content]: readonly [string, string | Uint8Array]): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(content)
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/api/belt') {
    const answer = answerTo(searchParams)
    return send(response, 'issues' in answer ? 400 : 200, ['application/json', JSON.stringify(answer)])
  }
  // A URL's path has no way up left in it.
  const file = join(pages, pathname === '/' ? 'index.html' : pathname)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return send(response, 404, ['text/plain', 'not found'])
  return send(response, 200, [types[extname(file)] ?? 'application/octet-stream', readFileSync(file)])
})

server.listen(Number(process.env['PORT'] || 8090), '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/\n`)
})
