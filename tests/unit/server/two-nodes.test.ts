/** Two real servers on one PostgreSQL, one of them killed in the middle; more rounds: `npm run two-nodes`. */
import { describe, expect, it } from 'vitest'
import { runRounds } from '../../../scripts/two-nodes/run-rounds.ts'

const url = process.env['TEST_DATABASE_URL']

describe.skipIf(!url)('two nodes on one PostgreSQL, 50 people, one node killed in the middle', () => {
  it('lose nothing that was acknowledged, store nothing twice, and take each other’s codes', { timeout: 900_000 }, async () => {
    const outcome = await runRounds(url ?? '', { rounds: 2, people: 50, saves: 4 })
    process.stdout.write(`two nodes: ${JSON.stringify(outcome)}\n`)
    expect(outcome).toMatchObject({ rounds: 2, people: 50, acknowledged: 400, lost: 0, twice: 0 })
    // Somebody was cut off: the kill came in the middle.
    expect(outcome.retries).toBeGreaterThan(0)
  })
})
