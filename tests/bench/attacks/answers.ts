/** Requests that were answered wrongly, or dearly. */
import type { Attack } from './attack.ts'
import { raw, type Server, timed, withServer } from './server.ts'

const server = (work: (server: Server) => Promise<number>) => () => withServer({}, work)

const numberWhere = (all: readonly boolean[]): number => all.filter((one) => one).length

const strokes = ['1e160', '1e200', '1e300']
const fixings = ['base-fixed-end-fixed', 'base-fixed-end-support', 'base-fixed-end-free']

/** A body of 1 MB, of which the server wants no more than 64 kB. */
const largeBody = `POST /YQWorking/api/ReducerWorking/Explanation HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(1_000_000)}`

export const answerAttacks: readonly Attack[] = [
  {
    name: 'a stroke of 1e160 to 1e300 m in 9 calls: answers 5xx',
    report: 'D4',
    before: 9,
    run: server(async ({ url }) => {
      const queries = strokes.flatMap((stroke) => fixings.map((fixing) => `Stroke=${stroke}&FixedMethod=${fixing}`))
      const ended: (number | undefined)[] = []
      for (const query of queries) {
        ended.push((await timed(`${url}/YQWorking/api/LiftWorking/Calculation?ED=33&W=7500&Speed=500&InstallType=1A&${query}`)).status)
      }
      return numberWhere(ended.map((status) => status === undefined || status >= 500))
    }),
    heldBy: 'tests/unit/server/routes/extreme-numbers.test.ts',
  },
  {
    name: 'a body of 1 MB, 20 times: refusals that promise to keep a connection that is cut',
    report: 'D9',
    before: 20,
    run: server(async ({ port }) => {
      const answers: string[] = []
      for (let times = 0; times < 20; times += 1) answers.push(await raw(port, largeBody))
      return numberWhere(answers.map((answer) => !answer.startsWith('HTTP/1.1 413 ') || !/^connection: close\r$/im.test(answer)))
    }),
    heldBy: 'tests/unit/server/http/listen.test.ts',
  },
  {
    name: '`POST /healthz`, `PUT` of a call, `OPTIONS`: those that are told 404',
    report: 'D10',
    before: 3,
    run: server(async ({ url }) => {
      const statuses = [
        (await timed(`${url}/healthz`, { method: 'POST' })).status,
        (await timed(`${url}/YQWorking/api/LiftWorking/Calculation`, { method: 'PUT' })).status,
        (await timed(`${url}/healthz`, { method: 'OPTIONS' })).status,
      ]
      return numberWhere(statuses.map((status, place) => status !== [405, 405, 204][place]))
    }),
    heldBy: 'tests/unit/server/app.test.ts',
  },
  {
    name: 'a probe of HTTP/1.0 without a host: refusals',
    report: 'D10',
    before: 1,
    run: server(async ({ port }) => ((await raw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).startsWith('HTTP/1.1 200') ? 0 : 1)),
    heldBy: 'tests/unit/server/http/listen.test.ts',
  },
  {
    name: 'a browser at an address that there is not: answers that are no page',
    report: 'D10',
    before: 1,
    run: server(async ({ url }) => {
      const answer = await fetch(`${url}/nowhere`, { headers: { accept: 'text/html' } })
      return answer.headers.get('content-type')?.startsWith('text/html') ? 0 : 1
    }),
    heldBy: 'tests/unit/server/app.test.ts',
  },
]
