/** Costly calls, and what everybody else waits for meanwhile. */
import { setTimeout as pass } from 'node:timers/promises'
import type { Attack } from './attack.ts'
import { type Server, slowestHealth, timed, withServer } from './server.ts'

/** Nothing fits, and every pair is judged to say how far it is from it; no two are the same. */
let last = 0
const explain = ({ url }: Server, leavesAfter = 120_000) =>
  timed(
    `${url}/YQWorking/api/ReducerWorking/Explanation`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        mode: 'threePhase',
        parameters: { motorPower: { value: 20 + (last += 1) / 1e5, lower: -100, upper: 1e6 }, t2: { value: 1e8, lower: 0, upper: 0 } },
        only: 'failed',
      }),
    },
    leavesAfter,
  )

const times = (count: number, work: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, work))

const during = (work: (server: Server) => Promise<unknown>) => () => withServer({}, (server) => slowestHealth(server, () => work(server)))

const aSecond = async (server: Server, seconds: number): Promise<void> => {
  const pending: Promise<unknown>[] = []
  for (let each = 0; each < 10 * seconds; each += 1) {
    pending.push(explain(server))
    await pass(100)
  }
  await Promise.all(pending)
}

const clientsFor = (server: Server, seconds: number) => {
  const until = performance.now() + seconds * 1000
  return times(20, async () => {
    while (performance.now() < until) await explain(server)
  })
}

const held = 'tests/unit/server/attacks/busy.test.ts'

export const loadAttacks: readonly Attack[] = [
  {
    name: '100 costly calls at once: slowest `/healthz`, ms',
    report: 'D2',
    before: 52_600,
    run: during((server) => times(100, () => explain(server))),
    heldBy: held,
  },
  {
    name: '10 costly calls a second for 16 s: the same',
    report: 'D2',
    before: 40_200,
    run: during((server) => aSecond(server, 16)),
    heldBy: held,
  },
  {
    name: '40 costly calls whose callers leave after 0.2 s: the same',
    report: 'D2',
    before: 20_700,
    run: during((server) => times(40, () => explain(server, 200))),
    heldBy: 'tests/unit/server/http/fair-queue.test.ts',
  },
  {
    name: '20 callers of costly calls for 8 s: the same',
    report: 'D2',
    before: 3060,
    run: during((server) => clientsFor(server, 8)),
    heldBy: 'tests/unit/server/http/fair-queue-pauses.test.ts',
  },
]
