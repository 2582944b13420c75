/** A thread that has the engine with one source replaced, and tells the first law that does not hold. */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Told } from './engine-judge.ts'

/** What the thread is given: who starts it has the type. */
const { file, source, runs, files, isWhole } = workerData as {
  readonly file: string
  readonly source: string
  readonly runs: readonly number[]
  readonly files: readonly string[]
  readonly isWhole: boolean
}
const root = join(import.meta.dirname, '../..')
const addressOf = (path: string): string => pathToFileURL(join(root, path)).href
const replaced = addressOf(file)
const runner = addressOf('scripts/mutate/law-files.ts')

/** Calculators of every shape, in place of all of them: every law is run over each. */
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
const replacing: ReadonlyMap<string, string> = new Map([[replaced, source], ...(isWhole ? [] : [[registry, some] as const])])

registerHooks({
  resolve: (name, context, next) => (name === 'vitest' ? { url: runner, shortCircuit: true } : next(name, context)),
  load: (url, context, next) => {
    const text = replacing.get(url)
    return text === undefined ? next(url, context) : { format: 'module-typescript', source: text, shortCircuit: true }
  },
})

const tell = (told: Told): void => parentPort?.postMessage(told, [])
const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).slice(0, 200)

const firstBroken = async (): Promise<Told> => {
  const { configureGlobal } = (await import('fast-check')).default
  const { tests } = await import('./law-files.ts')
  try {
    for (const path of files) await import(addressOf(path))
  } catch (cause) {
    return { broken: 'it loads', words: wordsOf(cause) }
  }
  for (const numRuns of runs) {
    for (const [at, { name, run }] of tests().entries()) {
      tell({ begins: at })
      configureGlobal({ numRuns, seed: numRuns * 1000 + at, endOnFailure: true })
      try {
        await run()
      } catch (cause) {
        return { broken: name, words: wordsOf(cause) }
      }
    }
  }
  return { broken: undefined, words: '' }
}

tell(await firstBroken())
