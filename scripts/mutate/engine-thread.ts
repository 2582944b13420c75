/** A thread that loads the engine, optionally with one source replaced, and runs laws until one is broken. */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { reachWatch } from './engine-reach.ts'
import type { Task, Round, Report } from './engine-messages.ts'

/** The input of the thread; its creator is typed. */
const { replaced, files, rounds, watched, isWhole } = workerData as Task
const root = join(import.meta.dirname, '../..')
const addressOf = (path: string): string => pathToFileURL(join(root, path)).href
const runner = addressOf('scripts/mutate/law-files.ts')

/** Calculators of every shape, used instead of all calculators: every law runs over each. */
const registry = addressOf('schemas/registry.ts')
const some = `
import { ballScrew } from './30-ball-screw/schema.ts'
import { ballScrewExamples } from './30-ball-screw/examples.ts'
import { slideModule } from './20-slide-module/schema.ts'
import { slideModuleExamples } from './20-slide-module/examples.ts'
import { lift } from './300-lift/schema.ts'
import { liftExamples } from './300-lift/examples.ts'
import { reducerThreePhase } from './2000000-reducer-three-phase/schema.ts'
import { reducerThreePhaseExamples } from './2000000-reducer-three-phase/examples.ts'
export const calculators = [
  { schema: ballScrew, examples: ballScrewExamples },
  { schema: slideModule, examples: slideModuleExamples },
  { schema: lift, examples: liftExamples },
  { schema: reducerThreePhase, examples: reducerThreePhaseExamples },
]
`
const replacing: ReadonlyMap<string, string> = new Map([
  ...(replaced ? [[addressOf(replaced.file), replaced.source] as const] : []),
  ...(isWhole ? [] : [[registry, some] as const]),
])

registerHooks({
  resolve: (name, context, next) => (name === 'vitest' ? { url: runner, shortCircuit: true } : next(name, context)),
  load: (url, context, next) => {
    const text = replacing.get(url)
    return text === undefined ? next(url, context) : { format: 'module-typescript', source: text, shortCircuit: true }
  },
})

const tell = (report: Report): void => parentPort?.postMessage(report, [])
const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).slice(0, 200)

const reach = watched.length > 0 ? await reachWatch(watched) : undefined

type Law = { readonly id: string; readonly name: string; readonly run: () => unknown; readonly seed: number }

/** The laws of each file, in order; the seed of a law does not depend on its position. */
const lawsOf = async (): Promise<ReadonlyMap<string, Law>> => {
  const { tests } = await import('./law-files.ts')
  const found = new Map<string, Law>()
  for (const file of files) {
    const before = tests().length
    await import(addressOf(file))
    for (const [at, { name, run }] of tests().slice(before).entries()) {
      const id = `${file}#${at}`
      found.set(id, { id, name, run, seed: at })
    }
  }
  return found
}

const runRound = async (laws: ReadonlyMap<string, Law>, { runs, order }: Round): Promise<Report | undefined> => {
  const { configureGlobal } = (await import('fast-check')).default
  for (const id of order ?? laws.keys()) {
    const law = laws.get(id)
    if (!law) continue
    tell({ begins: id })
    configureGlobal({ numRuns: runs, seed: runs * 1000 + law.seed, endOnFailure: true })
    const start = performance.now()
    try {
      await law.run()
    } catch (cause) {
      return { broken: law.name, words: wordsOf(cause) }
    }
    if (reach) tell({ ran: id, runs, ms: performance.now() - start, reached: await reach() })
  }
  return undefined
}

const judged = async (): Promise<Report> => {
  let laws: ReadonlyMap<string, Law>
  try {
    laws = await lawsOf()
  } catch (cause) {
    return { broken: 'it loads', words: wordsOf(cause) }
  }
  if (reach) tell({ ran: 'load', runs: 0, ms: 0, reached: await reach() })
  for (const round of rounds) {
    const report = await runRound(laws, round)
    if (report) return report
  }
  return { broken: undefined, words: '' }
}

tell(await judged())
