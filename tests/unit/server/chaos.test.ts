/** Nodes and databases that are killed, hung and cut off while people save; more rounds: `npm run chaos`. */
import { describe, expect, it } from 'vitest'
import { isBad, runChaos } from '../../../scripts/chaos/run-chaos.ts'
import { isDeep } from '../../setup/runs.ts'

const faults = ['answers lost', 'node killed', 'sessions ended', 'sqlite: file removed']

// It brings its own PostgreSQL, where one is installed.
describe.skipIf(!isDeep || !process.env['TEST_DATABASE_URL'])('two nodes on a PostgreSQL and one on SQLite, 12 people who save', () => {
  it('lose nothing that was acknowledged, store nothing twice, leave nobody without an answer and recover', async () => {
    const { rounds, lost, twice } = await runChaos({ rounds: faults.length, people: 12, seed: 7, faults })
    process.stdout.write(`${rounds.map((round) => JSON.stringify(round)).join('\n')}\n`)
    expect(rounds.filter(isBad)).toEqual([])
    expect([...lost, ...twice]).toEqual([])
    expect(rounds.map(({ acknowledged }) => acknowledged > 0)).toEqual(faults.map(() => true))
    // Somebody was cut off: the faults came while people saved.
    expect(rounds.reduce((sum, { retries }) => sum + retries, 0)).toBeGreaterThan(0)
  })
})
