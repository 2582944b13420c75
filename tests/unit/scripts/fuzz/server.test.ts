/** `npm run fuzz -- --server`: against a server with faults, and against the whole app. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BadRequest } from '../../../../scripts/fuzz/server/bad-requests.ts'
import { badJson, badTexts } from '../../../../scripts/fuzz/server/badness.ts'
import { callsIn } from '../../../../scripts/fuzz/server/document-shapes.ts'
import { fuzzServer, requestsOf, type ServerRun } from '../../../../scripts/fuzz/server/fuzz-server.ts'
import { createRandom } from '../../../../scripts/fuzz/server/random.ts'
import { listen } from '../../../../server/http/listen.ts'
import type { OpenApiDocument } from '../../../../server/routes/openapi/types.ts'
import { scaledRuns } from '../../../setup/runs.ts'
import { createWholeService } from '../../server/rights/actors.ts'
import { openSeededDatabase } from '../../server/support/seeded-database.ts'

const run = async (url: string, options: Partial<ServerRun> = {}) => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await fuzzServer(url, { minutes: 10, seed: 3, ...options }, { print, printError: print })
  return { code, lines, text: lines.join('\n') }
}

const parameter = (name: string, example: string) => ({ name, in: 'query', description: name, required: true, schema: {}, example })
const json = (schema: object) => ({ '200': { description: 'ok', content: { 'application/json': { schema } } } })
const body = { required: true, content: { 'application/json': { schema: {}, example: { W: 5, inner: { list: [1] } } } } }
const number = { type: 'object', properties: { code: { const: 0 }, data: { type: 'number' } }, required: ['code', 'data'] }
const call = { operationId: 'x', tags: [], summary: '', description: '' }
const document = {
  openapi: '3.1.0',
  components: { schemas: { Number: number }, responses: {} },
  paths: {
    '/echo': { get: { ...call, parameters: [parameter('W', '5')], responses: json({ $ref: '#/components/schemas/Number' }) } },
    '/sum': { post: { ...call, parameters: [], requestBody: body, responses: json({ $ref: '#/components/schemas/Number' }) } },
    '/store': {
      post: { ...call, parameters: [], requestBody: body, responses: { '503': { $ref: '#/components/responses/storageUnavailable' } } },
    },
    '/wipe': {
      get: { ...call, parameters: [parameter('W', '5')], responses: { '503': { $ref: '#/components/responses/storageUnavailable' } } },
    },
  },
}

const refusal = JSON.stringify({ code: 40001, message: 'no', issues: [] })
type Answer = readonly [status: number, type: string, text: string, headers?: Readonly<Record<string, string>>]

/** What is wrong: SQL breaks it, markup comes back, an empty one is answered with null, a truncated body with a stack, one is never answered. */
const faulty = (path: string, query: URLSearchParams, sent: string): Answer | undefined => {
  const text = query.getAll('W').join()
  if (path === '/openapi.json') return [200, 'application/json', JSON.stringify(document)]
  if (path === '/echo' && text.includes('DROP TABLE')) return [500, 'application/json', refusal]
  if (path === '/echo' && text.includes('<')) return [400, 'text/html', `<p>${text}</p>`]
  if (path === '/echo' && text.trim() === '') return [200, 'application/json', '{"code":0,"data":null}']
  if (path === '/echo' && text.includes('furlong')) return undefined
  if (path === '/echo' && text === '1e308') return [400, 'application/json', refusal.replace('40001', '77')]
  if (path === '/sum' && !sent.endsWith('}')) return [400, 'text/plain', 'SyntaxError\n    at parse (/srv/x.ts:1:2)']
  return [400, 'application/json', refusal]
}

const withFaults = async (work: (url: string, got: readonly string[]) => Promise<void>) => {
  const got: string[] = []
  let refused = false
  const answer = (request: IncomingMessage, response: ServerResponse, sent: string) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    got.push(`${request.method} ${pathname} ${sent}`)
    // The first is told to come again: it is no finding, and it comes again.
    if (pathname === '/echo' && !refused) {
      refused = true
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' }).end(refusal.replace('40001', '42901'))
      return
    }
    const fault = faulty(pathname, searchParams, sent)
    if (fault) response.writeHead(fault[0], { 'content-type': fault[1], 'x-content-type-options': 'nosniff' }).end(fault[2])
  }
  const server = createServer((request, response) => {
    let sent = ''
    request.setEncoding('utf8').on('data', (piece) => (sent += String(piece)))
    request.on('end', () => answer(request, response, sent))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, got)
  server.closeAllConnections()
  server.close()
}

test(
  'a server that breaks, echoes markup, tells null for a number, shows a stack, or falls silent is found out, by a line for a shell each',
  { tags: ['deep'] },
  async () => {
    await withFaults(async (url, got) => {
      const { code, text, lines } = await run(url, { wait: 2000, most: 600 })
      expect(code).toBe(1)
      expect(text).toMatch(/GET \/echo, .*: status 500/)
      expect(text).toMatch(/GET \/echo, .*: markup comes back as it was sent/)
      expect(text).toMatch(/GET \/echo, .*: an answer in another shape than documented: data/)
      expect(text).toMatch(/GET \/echo, .*: no answer after 2 s/)
      expect(text).toMatch(/GET \/echo, .*: the code 77 is unknown/)
      expect(text).toMatch(/POST \/sum, .*: an answer that tells of the innards of the server/)
      expect(text).not.toMatch(/42901|too many/)
      const found = lines.filter((line) => line.startsWith('✗')).length
      expect(lines.filter((line) => line.startsWith('  curl -i -X '))).toHaveLength(found)
      // What stores something is sent nothing that it could understand; what stores at a GET, nothing at all.
      const stored = got.filter((one) => one.startsWith('POST /store '))
      expect(stored.length).toBeGreaterThan(0)
      for (const one of stored) {
        expect(() => void JSON.parse(one.slice('POST /store '.length))).toThrow(/JSON|Unterminated|Unexpected|Expected/)
      }
      expect(got.filter((one) => one.includes('/wipe'))).toEqual([])
    })
  },
)

test('the same seed sends the same, each call with each badness that it can have', () => {
  // It has what is read of a document.
  const calls = callsIn(document as unknown as OpenApiDocument)
  const sentBy = (seed: number) => {
    const requests = requestsOf(calls, createRandom(seed))
    return Array.from({ length: 200 }, () => requests.next().value as BadRequest) // it never ends
  }
  expect(sentBy(1)).toEqual(sentBy(1))
  expect(sentBy(2)).not.toEqual(sentBy(1))
  const kinds = new Set(sentBy(1).map(({ kind }) => kind))
  for (const kind of [...Object.keys(badTexts), ...Object.keys(badJson), 'missing', 'repeated', 'unknown', 'deep JSON', 'big body']) {
    expect(kinds).toContain(kind)
  }
})

test('in the whole app nothing is found', { tags: ['deep'] }, async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'fuzz-server-'))
  const database = await openSeededDatabase(dataDirectory)
  const { app } = await createWholeService(database)
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 })
  // What a busy machine takes its time for is no finding of this test.
  const { code, text } = await run(`http://127.0.0.1:${port}`, { most: scaledRuns(1500).numRuns, wait: 100_000 })
  await close(0)
  await database.close()
  rmSync(dataDirectory, { recursive: true })
  expect(text).toMatch(/nothing found$/)
  expect(code).toBe(0)
})

test('an address where nobody is, or nothing of ours, is said to be so', async () => {
  await expect(run('http://127.0.0.1:1')).rejects.toThrow(/cannot be asked/)
})
