/** What somebody else notices while the server is attacked: a bystander's health checks and calculations, against a quiet minute of the same run. */
import { attackOnce } from './attacks/attacker.ts'
import { type Observed, observedDuring } from './attacks/bystander.ts'
import { crowdAttacks, openSite } from './attacks/crowds.ts'
import { peakMemory, withServer } from './attacks/server.ts'
import { type Bench, quantile, rounded } from './harness.ts'
import { setTimeout as pass } from 'node:timers/promises'

/** ms */
const quiet = 10_000

const rowOf = (name: string, before: string, [observed, calm, memory]: readonly [Observed, Observed, number]) => {
  const { health, calculations, refused } = observed
  const worst = quantile(calculations, 0.99)
  return [
    name,
    before,
    rounded(quantile(health, 0.5)),
    rounded(quantile(health, 0.99)),
    rounded(quantile(calculations, 0.5) / quantile(calm.calculations, 0.5)),
    rounded(worst / quantile(calm.calculations, 0.99)),
    `${refused.length} of ${refused.length + calculations.length}`,
    Math.round(memory),
  ]
}

export const bench: Bench = {
  name: 'bystander',
  run: async () => {
    const rows: (string | number)[][] = []
    for (const attack of crowdAttacks) {
      const { name, before } = attack
      rows.push(
        await withServer({ TRUST_PROXY: 'true' }, async (server) => {
          await openSite(server)
          const { url } = server
          // The first calculations compile the code.
          await observedDuring(url, () => pass(3000))
          const calm = await observedDuring(url, () => pass(quiet))
          const observed = await observedDuring(url, () => attackOnce(attack, url))
          const row = rowOf(name, before, [observed, calm, peakMemory(server)])
          console.log(row.join(' | '), '| quiet:', rounded(quantile(calm.health, 0.99)), rounded(quantile(calm.calculations, 0.99)))
          return row
        }),
      )
    }
    return {
      title: 'What a bystander notices of an attack',
      columns: [
        'attack',
        'before',
        '`/healthz` p50, ms',
        '`/healthz` p99, ms',
        'calculation p50 / quiet',
        'calculation p99 / quiet',
        'calculations refused',
        'most memory, MB',
      ],
      rows,
      notes: [
        'Before: as a review of 28 November 2026 found it. Each attack against a server of its own at its default limits behind a trusted proxy; the bystander has an address and a thread of its own and asks for something new each time, at least 200 times; the attack is repeated meanwhile, in a thread of low priority, as it would come from other machines. Quiet: the same server before.',
      ],
    }
  },
}
