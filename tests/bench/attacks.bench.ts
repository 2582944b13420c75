/** What was done to the server for a report of its faults, done again: before and now. */
import { answerAttacks } from './attacks/answers.ts'
import type { Attack } from './attacks/attack.ts'
import { databaseAttacks } from './attacks/database.ts'
import { loadAttacks } from './attacks/load.ts'
import { startAttacks } from './attacks/starts.ts'
import { type Bench, rounded } from './harness.ts'

const attacks: readonly Attack[] = [...databaseAttacks, ...loadAttacks, ...startAttacks, ...answerAttacks]

const rowOf = async ({ name, report, before, run, heldBy }: Attack) => {
  const now = rounded(await run())
  console.log(`${report} ${name}: ${before}, now ${now}`)
  return [name, report, before, now, rounded(now / before), heldBy]
}

export const bench: Bench = {
  name: 'attacks',
  run: async () => {
    const rows: (string | number)[][] = []
    for (const attack of attacks) rows.push(await rowOf(attack))
    return {
      title: 'Attacks on the server, before and now',
      columns: ['attack: the less the better', 'report', 'before', 'now', 'now / before', 'held by'],
      rows,
      notes: [
        'Before: as a report of its faults found them, on two shared cores; where that says it in words (all, each, one), the number is made of the words. Now: each done again by this command, each against a server of its own (`scripts/serve.sh`) at its default limits; those of a database with higher ones.',
        'Not in it: `npm ci` on a machine without a compiler (D3): it failed, and passes (2026-11-27, npm 11.19.1, PATH of node, npm, git and sh alone). What known answers cost: `answers`, above. What the memory comes to: docs/operating.md.',
        'Times of the two columns belong to two days of a shared machine: a tenth is an effect, a third may be none.',
      ],
    }
  },
}
