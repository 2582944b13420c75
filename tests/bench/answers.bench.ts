/** Answers of the built server a second, beside those of a bare `node:http` server of the same machine. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { withBuiltServer } from './built-server.ts'
import { type Bench, median, rounded } from './harness.ts'
import { answersPerSecond, type NextRequest } from './http-load.ts'

const rounds = 3

/** In a thread of its own, as the built server is in a process of its own. */
const bareServer = `
  const { parentPort } = require('node:worker_threads')
  const server = require('node:http').createServer((request, response) => response.end('{"code":0}'))
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

const withBareServer = async <T>(work: (port: number) => Promise<T>): Promise<T> => {
  const thread = new Worker(bareServer, { eval: true })
  // The port is all that it says.
  const [port] = (await once(thread, 'message')) as [number]
  try {
    return await work(port)
  } finally {
    await thread.terminate()
  }
}

const request = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  `GET ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const always =
  (text: string): NextRequest =>
  () =>
    text

const init = '/YQWorking/api/BallScrewWorking/CalculationInit'
const calculation = '/YQWorking/api/BallScrewWorking/Calculation'

interface Reference {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters: readonly { name: string; in: string; example?: unknown }[] } }>
  >
}

/** The example that the reference of the server has for a call. */
const exampleQuery = async (url: string): Promise<URLSearchParams> => {
  // Its own reference, which its tests hold to the standard.
  const { paths } = (await (await fetch(`${url}openapi.json`)).json()) as Reference
  const parameters = paths[calculation]?.get?.parameters.filter((one) => one.in === 'query' && one.example !== undefined) ?? []
  return new URLSearchParams(parameters.map(({ name, example }) => [name, String(example)]))
}

interface Target {
  readonly name: string
  readonly next: NextRequest
  readonly status?: number
}

const browser = { 'accept-encoding': 'gzip, deflate, br' } as const

/** The example with another number each time, which no answer is known for. */
const freshly = (query: URLSearchParams): NextRequest => {
  const [name = '', value = ''] = [...query].find(([, text]) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 100) ?? []
  let count = 0
  return () => {
    const parameters = new URLSearchParams(query)
    parameters.set(name, String(Number((Number(value) + (count += 1) / 1000).toFixed(3))))
    return request(`${calculation}?${parameters}`)
  }
}

const targetsOf = async (url: string): Promise<readonly Target[]> => {
  const query = await exampleQuery(url)
  const address = `${calculation}?${query}`
  const tag = (await fetch(`${url}${address.slice(1)}`)).headers.get('etag') ?? ''
  return [
    { name: 'health', next: always(request('/healthz')) },
    { name: 'page', next: always(request('/')) },
    { name: 'CalculationInit of 30', next: always(request(init, browser)) },
    { name: 'Calculation of 30, the same again', next: always(request(address)) },
    { name: 'the same, as browsers ask', next: always(request(address, browser)) },
    { name: 'the same, not changed (304)', next: always(request(address, { 'if-none-match': tag })), status: 304 },
    { name: 'Calculation of 30, another each time', next: freshly(query) },
    { name: 'reference as a page', next: always(request('/docs', browser)) },
    { name: 'reference as JSON', next: always(request('/openapi.json', browser)) },
  ]
}

/** Nothing is refused for its number. */
const settings = { REQUESTS_PER_MINUTE: '1000000000', WRITES_PER_MINUTE: '1000000000' }

export const bench: Bench = {
  name: 'answers',
  run: () =>
    withBareServer((bare) =>
      withBuiltServer(async (url) => {
        const port = Number(new URL(url).port)
        const floor: Target & { readonly port: number } = { name: 'bare node:http', next: always(request('/')), port: bare }
        const targets = [floor, ...(await targetsOf(url)).map((target) => ({ ...target, port }))]
        const speeds = targets.map((): number[] => [])
        for (let round = -1; round < rounds; round += 1) {
          for (const [index, { port: at, next, ...expected }] of targets.entries()) {
            const speed = await answersPerSecond(at, next, { ...expected, seconds: round < 0 ? 0.5 : 2 })
            if (round >= 0) speeds[index]?.push(speed)
          }
        }
        const most = median(speeds[0] ?? [])
        return {
          title: 'Answers a second',
          columns: ['asked', 'answers/s', 'share of the bare server'],
          rows: targets.map(({ name }, index) => {
            const speed = median(speeds[index] ?? [])
            return [name, rounded(speed), rounded(speed / most)]
          }),
          notes: ['20 connections, each asking again at once; medians of three rounds. Client and server share the processors.'],
        }
      }, settings),
    ),
}
