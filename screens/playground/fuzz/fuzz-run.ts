/** The laws of forms run over a document: what a worker does, and what it tells. */
import fc from 'fast-check'
import { compile, type FormEvent, type InitData, type Plan } from '../../../engine/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { laws, type Law } from '../../../engine/testing/laws.ts'

/** A run is the same for the same of these. */
export type FuzzOrder = { readonly schema: CalculatorSchema; readonly init: InitData; readonly seed: number; readonly runs: number }

/** `story`: the shortest sequence of events that breaks the law, or what was given to it. */
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
  // An init answer is long: it is the one of the examples.
  return type === 'init' ? type : `${type} ${JSON.stringify(rest)}`
}

/** A counterexample is a tuple of what the law was given; a sequence of events is told event by event. */
const storyOf = (counterexample: unknown): readonly string[] => {
  const given: readonly unknown[] = Array.isArray(counterexample) ? counterexample : [counterexample]
  return given.flatMap((one) => (Array.isArray(one) ? one.map(writeStep) : [writeStep(one)]))
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? ''

const runLaw = async ({ number, claim, property }: Law, plan: Plan, { init, seed, runs }: FuzzOrder): Promise<LawResult> => {
  const result = await fc.check(property({ plan, inits: [init] }), { numRuns: runs, seed })
  const told = { number, claim, runs: result.numRuns }
  if (!result.failed) return told
  return { ...told, failure: { message: messageOf(result.errorInstance), story: storyOf(result.counterexample) } }
}

/** @param tell of each law as it is done, in their order */
export const runFuzz = async (order: FuzzOrder, tell: (result: LawResult) => void): Promise<void> => {
  const plan = compile(order.schema)
  for (const law of laws) tell(await runLaw(law, plan, order))
}

/** How many laws there are. */
export const lawCount = laws.length
