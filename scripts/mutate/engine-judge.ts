/** Judges faults in the engine by laws alone: a fresh thread for each, two at a time. */
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Control, controlOf, roundsFor } from './engine-control.ts'
import type { EngineMutant } from './engine-mutants.ts'
import type { Place } from './engine-reach.ts'
import type { Task, Report } from './engine-messages.ts'

/** A fault, and the law that found it; undefined if it survives. */
export type JudgedSource = { readonly mutant: EngineMutant; readonly law: string | undefined; readonly ms: number }

const root = join(import.meta.dirname, '../..')
const folder = 'tests/property/engine'

/** Test of the completeness of the zoo; it applies only to all calculators together. */
const ofAll = `${folder}/zoo-complete.test.ts`

/** All test files with laws. */
const lawFiles = (): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path}`)
    .filter((path) => path !== ofAll)
    .toSorted()

/** Runs of every law: few first, as these find most faults, then as many as in the gate. */
const usualRuns = [4, 10]

/** Which laws to run and how often, and a callback for each verdict. */
export type Judging = {
  readonly files?: readonly string[]
  readonly runs?: readonly number[]
  readonly tell?: (judged: JudgedSource) => void
}

type Ending = { readonly broken: string | undefined; readonly words: string }

/** Runs a thread to its end; if it exceeds `limitOf`, it counts as an endless loop. */
const runThread = (task: Task, limitOf: (law: string) => number, hear: (report: Report) => void = () => undefined): Promise<Ending> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: task, stdout: true, stderr: true })
    const end = (ending: Ending): void => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(ending)
    }
    const loops = (): void => end({ broken: 'it comes to an end', words: '' })
    let timer = setTimeout(loops, limitOf('load'))
    worker.on('message', (report: Report) => {
      hear(report)
      if ('ran' in report) return
      clearTimeout(timer)
      if ('begins' in report) timer = setTimeout(loops, limitOf(report.begins))
      else end(report)
    })
    worker.once('error', (cause) => end({ broken: 'it loads', words: String(cause) }))
  })

const judgeOne = async (
  mutant: EngineMutant,
  at: number,
  { control, files }: { control: Control; files: readonly string[] },
): Promise<JudgedSource> => {
  const start = performance.now()
  const rounds = roundsFor(control, at)
  const task = { replaced: mutant, files, rounds, watched: [], isWhole: false }
  const first: Ending = rounds.length === 0 ? { broken: undefined, words: '' } : await runThread(task, control.limitOf)
  const whole = { ...task, files: [ofAll], rounds: [{ runs: 1, order: undefined }], isWhole: true }
  const isOfAll = first.broken === undefined && mutant.file.startsWith('engine/define/')
  const { broken, words } = isOfAll ? await runThread(whole, control.limitOf) : first
  const law = broken === undefined ? undefined : `${broken}: ${words.split('\n')[0] ?? ''}`
  return { mutant, law, ms: performance.now() - start }
}

/** Processes items in order, two at a time. */
const inPairs = async <T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> => {
  const waiting = [...items.entries()]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
}

/**
 * @returns the law that found each fault, in order
 * @throws RangeError if a law is broken for the unmodified engine, as it would find every fault
 */
export const judgeSources = async (mutants: readonly EngineMutant[], judging: Judging = {}): Promise<readonly JudgedSource[]> => {
  const files = judging.files?.map((name) => `${folder}/${name}.test.ts`) ?? lawFiles()
  const heard: Report[] = []
  await inPairs(judging.runs ?? usualRuns, async (runs) => {
    const task = { replaced: undefined, files, rounds: [{ runs, order: undefined }], watched: mutants, isWhole: false }
    const watched = task.watched.map(({ file, start }): Place => ({ file, start }))
    const { broken, words } = await runThread(
      { ...task, watched },
      () => 300_000,
      (report) => void heard.push(report),
    )
    if (broken !== undefined) throw new RangeError(`the engine as it is breaks a law with ${runs} cases: ${broken}: ${words}`)
  })
  const control = controlOf(heard, judging.runs ?? usualRuns)
  const judged: JudgedSource[] = []
  await inPairs(mutants, async (mutant, at) => {
    const one = await judgeOne(mutant, at, { control, files })
    judged[at] = one
    judging.tell?.(one)
  })
  return judged
}
