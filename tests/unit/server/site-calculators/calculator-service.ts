/** The whole service over a folder of its own, and a service elsewhere that answers what it is told. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../../server/base/config.ts'
import type { LogEntry } from '../../../../server/http/request-log.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { createWholeApp } from '../../../../server/whole-app.ts'
import { openSeededDatabase } from '../support/seeded-database.ts'
import { strictly } from '../support/strict-log.ts'

export type Answering = (request: IncomingMessage, response: ServerResponse) => unknown

/** On a port of this machine. */
export const createElsewhere = async () => {
  const requests: string[] = []
  let answer: Answering = (_, response) => void response.end('{}')
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answers: (next: Answering) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const json =
  (body: unknown): Answering =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

/** @param files into the folder of the site before the start; `hosts` what the site allows */
export const createCalculatorService = async (files: Readonly<Record<string, unknown>>, hosts: object = {}) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-calculators-'))
  const folder = join(dataDirectory, 'sites/linea/calculators')
  mkdirSync(folder, { recursive: true })
  const put = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  for (const [name, content] of Object.entries(files)) put(name, content)
  const database = await openSeededDatabase(dataDirectory)
  const allow = (next: object) => saveSite(database.db, JSON.stringify({ key: 'linea', name: 'Linea', ...next }), new Date())
  await allow(hosts)
  const log: LogEntry[] = []
  const config = readConfig({ DATA_DIR: dataDirectory, DIST_DIR: '/nowhere', REQUESTS_PER_MINUTE: '100000' })
  const whole = await createWholeApp(config, database, { log: strictly((entry) => log.push(entry)), clock: { now: () => Date.now() } })
  const ask = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await whole.app.request(address, { headers: { 'site-key': 'linea', lang: 'en', ...headers } })
    // Every call answers in the envelope.
    const body = (await response.json()) as { code: number; data?: unknown; message?: string; issues?: { message: string }[] }
    return { status: response.status, etag: response.headers.get('etag'), ...body }
  }
  return {
    ...whole,
    put,
    allow,
    ask,
    remove: (name: string) => rmSync(join(folder, name)),
    /** Lines of what was found, since the last time. */
    logLines: () => log.splice(0).flatMap(({ finding }) => (typeof finding === 'string' ? [finding.replace(/^.*?calculators\//, '')] : [])),
    close: async () => {
      await whole.making.stop()
      await database.close()
      rmSync(dataDirectory, { recursive: true })
    },
  }
}
