/**
 * Fuzzes the flows with hand-written state machines using the actions of their own tests, with new cases each round, until the time
 * is over.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { exitCodes, type Terminal } from '../../server/base/command-line.ts'

const folder = 'tests/property/screens'
const machineLaws = `${folder}/machine-laws.test.ts`

/** Test files of each flow. */
const flows = {
  servo: [`${folder}/servo-panel.test.ts`, `${folder}/motor-drawer.test.ts`, machineLaws],
  rotary: [`${folder}/rotating-scenes.test.ts`, `${folder}/rotating-second.test.ts`, `${folder}/rotating-industry.test.ts`, machineLaws],
} as const

type Flow = keyof typeof flows

export const isFlow = (word: string): word is Flow => Object.hasOwn(flows, word)

const root = join(import.meta.dirname, '../..')

/** Cases of each property per round, several times those of a normal test run. */
const runs = '400'

/** The failures in the output: the law, and the actions reported by fast-check. */
const faultsIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => /^\s*(FAIL|Counterexample:|.*Property failed|Error: |Got )/.test(line) || /replayPath/.test(line))

/** @returns the exit code */
export const fuzzFlows = (
  named: readonly Flow[],
  { minutes, seed }: { readonly minutes: number; readonly seed: number },
  { print }: Terminal,
): number => {
  const files = [...new Set(named.flatMap((flow) => flows[flow]))]
  const deadline = performance.now() + minutes * 60_000
  print(`seed ${seed}`)
  for (let round = 0; round === 0 || performance.now() < deadline; round++) {
    const own = String(seed + round)
    const words = ['run', '--project', 'node', '--reporter', 'default', ...files]
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/vitest'), words, {
      cwd: root,
      env: { ...process.env, FC_SEED: own, FC_RUNS: runs, NO_COLOR: '1' },
      encoding: 'utf8',
    })
    print(`round ${round + 1}: ${runs} runs of each law of ${named.join(', ')}`)
    if (status === 0) continue
    const reported = faultsIn(`${stdout}\n${stderr}`)
    for (const line of reported.length > 0 ? reported : [stdout, stderr]) print(`  ${line.trim()}`)
    print(`again: FC_SEED=${own} FC_RUNS=${runs} sh scripts/with-node.sh npx vitest run --project node ${files.join(' ')}`)
    return exitCodes.failed
  }
  print('nothing found')
  return exitCodes.done
}
