/** A server under the most costly legal calls at its default limits: how long a look at its health takes meanwhile, and what becomes of the calls. */
import { withBuiltServer } from './built-server.ts'
import { type Bench, quantile, rounded } from './harness.ts'

/** Between two looks at the health, ms. */
const pause = 20

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Nothing fits, and every pair is judged to say how far it is from it; no two are the same. */
let last = 0
const costly = () => ({
  mode: 'threePhase',
  parameters: { motorPower: { value: 20 + (last += 1) / 1e5, lower: -100, upper: 1e6 }, t2: { value: 1e8, lower: 0, upper: 0 } },
  only: 'failed',
})

/** Status and ms of a call; none where its caller left. */
type Ended = { readonly status: number | undefined; readonly ms: number }

const timed = async (call: () => Promise<Response>): Promise<Ended> => {
  const start = performance.now()
  try {
    const answer = await call()
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - start }
  } catch {
    return { status: undefined, ms: performance.now() - start }
  }
}

const explain = (url: string, { from, leavesAfter }: { readonly from: string; readonly leavesAfter?: number }) =>
  timed(() =>
    fetch(`${url}YQWorking/api/ReducerWorking/Explanation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(costly()),
      ...(leavesAfter !== undefined && { signal: AbortSignal.timeout(leavesAfter) }),
    }),
  )

/** An address of a scenario's own: no scenario pays for another. */
const addressOf = (scenario: number, client: number) => `10.${scenario}.0.${client}`

type Scenario = { readonly name: string; readonly run: (url: string, scenario: number) => Promise<readonly Ended[]> }

const simultaneous =
  (count: number, clients: number, leavesAfter?: number): Scenario['run'] =>
  (url, scenario) =>
    Promise.all(
      Array.from({ length: count }, (_, place) =>
        explain(url, { from: addressOf(scenario, place % clients), ...(leavesAfter !== undefined && { leavesAfter }) }),
      ),
    )

const scenarios: readonly Scenario[] = [
  { name: 'nothing', run: async () => (await sleep(2000), []) },
  {
    name: 'one at a time, 10',
    run: async (url, scenario) => {
      const ended: Ended[] = []
      for (let times = 0; times < 10; times += 1) ended.push(await explain(url, { from: addressOf(scenario, 0) }))
      return ended
    },
  },
  { name: '100 at once from one address', run: simultaneous(100, 1) },
  { name: '100 at once from 50 addresses', run: simultaneous(100, 50) },
  {
    name: '10 a second for 16 s from one address',
    run: async (url, scenario) => {
      const calls: Promise<Ended>[] = []
      for (let times = 0; times < 160; times += 1) {
        calls.push(explain(url, { from: addressOf(scenario, 0) }))
        await sleep(100)
      }
      return Promise.all(calls)
    },
  },
  { name: '40 whose callers leave after 0.2 s', run: simultaneous(40, 40, 200) },
]

/** Looks at the health until the work is done. */
const healthDuring = async <T>(url: string, work: Promise<T>): Promise<{ readonly result: T; readonly health: readonly number[] }> => {
  const done = new AbortController()
  const health: number[] = []
  const looking = (async () => {
    while (!done.signal.aborted) {
      health.push((await timed(() => fetch(`${url}healthz`))).ms)
      await sleep(pause)
    }
  })()
  const result = await work
  done.abort()
  await looking
  return { result, health }
}

const row = (name: string, calls: readonly Ended[], health: readonly number[]) => {
  const count = (...statuses: (number | undefined)[]) => calls.filter(({ status }) => statuses.includes(status)).length
  const answered = calls.filter(({ status }) => status === 200).map(({ ms }) => ms)
  return [
    name,
    calls.length,
    count(200),
    count(429),
    count(503),
    count(undefined),
    answered.length > 0 ? rounded(quantile(answered, 0.5)) : '',
    ...[0.5, 0.99, 1].map((share) => rounded(quantile(health, share))),
  ]
}

export const bench: Bench = {
  name: 'busy',
  run: () =>
    withBuiltServer(
      async (url) => {
        const rows: (string | number)[][] = []
        for (const [place, { name, run }] of scenarios.entries()) {
          const { result, health } = await healthDuring(url, run(url, place))
          rows.push(row(name, result, health))
          await sleep(1000)
        }
        return {
          title: 'Costly calls and everybody else',
          columns: ['calls', 'made', '200', '429', '503', 'left', 'p50 of 200, ms', 'healthz p50, ms', 'p99, ms', 'max, ms'],
          rows,
          notes: [
            'Explanation of the three-phase reducers where nothing fits, at the default limits. The client shares the machine with the server.',
          ],
        }
      },
      { TRUST_PROXY: '1' },
    ),
}
