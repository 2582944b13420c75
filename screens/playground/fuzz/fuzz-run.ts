/** Runs the laws of forms for a document; executed in a worker. */
import fc from 'fast-check'
import { compile, type FormEvent, type InitData, type Plan } from '../../../engine/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { laws, type Law } from '../../../engine/testing/laws.ts'

/** Settings of a run; equal settings give equal results. */
export type FuzzOrder = { readonly schema: CalculatorSchema; readonly init: InitData; readonly seed: number; readonly runs: number }

/** Result of a law; `story` is the shortest counterexample, as a sequence of events or as its input. */
export type LawResult = {
  readonly number: number
  readonly claim: string
  readonly runs: number
  readonly failure?: { readonly message: string; readonly story: readonly string[] }
}

const isEvent = (value: unknown): value is FormEvent => typeof value === 'object' && value !== null && 'type' in value

const writeStep = (step: unknown): string => {
  if (!isEvent(step)) return fc.stringify(step)
  const { type, ...rest } = step
  // An init answer is long and is always that of the examples.
  return type === 'init' ? type : `${type} ${JSON.stringify(rest)}`
}

/** Formats a counterexample: the input of the law, with sequences of events one per line. */
const storyOf = (counterexample: unknown): readonly string[] => {
  const events: readonly unknown[] = Array.isArray(counterexample) ? counterexample : [counterexample]
  return events.flatMap((one) => (Array.isArray(one) ? one.map(writeStep) : [writeStep(one)]))
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? ''

const runLaw = async ({ number, claim, property }: Law, plan: Plan, { init, seed, runs }: FuzzOrder): Promise<LawResult> => {
  const result = await fc.check(property({ plan, inits: [init] }), { numRuns: runs, seed })
  const counted = { number, claim, runs: result.numRuns }
  if (!result.failed) return counted
  return { ...counted, failure: { message: messageOf(result.errorInstance), story: storyOf(result.counterexample) } }
}

/** Runs all laws in order; `tell` receives each result. */
export const runFuzz = async (order: FuzzOrder, tell: (result: LawResult) => void): Promise<void> => {
  const plan = compile(order.schema)
  for (const law of laws) tell(await runLaw(law, plan, order))
}

/** Number of laws. */
export const lawCount = laws.length
