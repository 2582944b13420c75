/** Judges faults in the engine by laws alone: a fresh thread for each, two at a time. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { EngineMutant } from './engine-mutants.ts'

/** What a thread says: that it begins with a law, then the one that does not hold, or that all do. */
export type Told = { readonly begins: number } | { readonly broken: string | undefined; readonly words: string }

/** A fault, and the law that found it; undefined where it lives. */
export type JudgedSource = { readonly mutant: EngineMutant; readonly law: string | undefined; readonly ms: number }

/** Laws over forms, the quickest to find something first. */
const ofForms = [
  'laws-of-meaning',
  'reference-law',
  'laws-of-units',
  'calculator-laws',
  'list-laws',
  'tables',
  'option-order',
  'request/whole-request',
  'request/decode-law',
  'compile-law',
]
const ofUnits = ['units/unit', 'units/reading', 'laws-of-units']
const ofFormulas = [
  'expression/check-law',
  'expression/syntax-law',
  'expression/range-law',
  'expression/expression',
  'expression/angles',
  'expression/cel',
]

/** Every fault meets the laws over forms; units, formulas and the meta-schema have laws of their own. */
const filesFor = (file: string): readonly string[] => {
  if (file.startsWith('engine/units/')) return [...ofUnits, ...ofForms]
  if (file.startsWith('engine/expression/')) return [...ofFormulas, ...ofForms]
  return file.startsWith('engine/define/') ? [...ofForms, 'limits', 'json-schema-laws', 'zoo-complete'] : ofForms
}

const pathOf = (name: string): string => `tests/property/engine/${name}.test.ts`

/** Runs of every law: few first, as most faults are found by them, then as many as a test has. */
const runs = [8, 60]

/** s in which a law comes to its end, on a machine with much else to do; who needs more is in a loop. */
const limit = 90

/** By which laws, each how often, and who hears of each that is decided. */
export type Judging = {
  readonly files?: readonly string[]
  readonly runs?: readonly number[]
  readonly tell?: (judged: JudgedSource) => void
}

const judgeOne = (mutant: EngineMutant, judging: Judging): Promise<JudgedSource> =>
  new Promise((resolve) => {
    const start = performance.now()
    const { file, source } = mutant
    const files = judging.files ?? filesFor(file)
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData: { file, source, runs: judging.runs ?? runs, files: files.map(pathOf), isWhole: files.includes('zoo-complete') },
      stdout: true,
      stderr: true,
    })
    const end = (law: string | undefined): void => {
      clearTimeout(timer)
      void worker.terminate()
      resolve({ mutant, law, ms: performance.now() - start })
    }
    const loops = (): void => end('it comes to an end')
    let timer = setTimeout(loops, limit * 1000)
    worker.on('message', (told: Told) => {
      clearTimeout(timer)
      if ('begins' in told) timer = setTimeout(loops, limit * 1000)
      else end(told.broken === undefined ? undefined : `${told.broken}: ${told.words.split('\n')[0] ?? ''}`)
    })
    worker.once('error', () => end('it loads'))
  })

/** @returns what found each of the faults, in their order */
export const judgeSources = async (mutants: readonly EngineMutant[], judging: Judging = {}): Promise<readonly JudgedSource[]> => {
  const judged: JudgedSource[] = []
  const waiting = [...mutants.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, mutant] = next
      const one = await judgeOne(mutant, judging)
      judged[at] = one
      judging.tell?.(one)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  return judged
}
