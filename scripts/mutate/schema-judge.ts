/** Judges faults in a schema with the checks of its calculator: all in one process, cheapest first. */
import fc from 'fast-check'
import { exampleFaults } from '../../engine/check/check-examples.ts'
import { checkSchema } from '../../engine/check/check-schema.ts'
import type { Fault } from '../../engine/check/fault.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { type CheckedPlan, compileData } from '../../engine/index.ts'
import { laws } from '../../engine/testing/laws.ts'
import { contractFaults } from '../../server/services/site-calculators/contract-faults.ts'
import type { Json } from './schema-edits.ts'
import type { SchemaMutant } from './schema-mutants.ts'
import { withoutIdle } from './same-meaning.ts'

/** The finders, in the order in which they are run. */
export const finders = ['compile', 'examples', 'lint', 'contract', 'laws'] as const
export type Finder = (typeof finders)[number]

/** A fault, and its finder; undefined if it survives. Faults equivalent to the original are excluded. */
export type JudgedSchema = { readonly mutant: SchemaMutant; readonly by: Finder | undefined }

/** A calculator whose faults are judged. */
export type Judged = {
  readonly schema: CalculatorSchema
  readonly examples: CalculatorExamples
}

/** Runs of a law for a fault that no other check finds. */
const lawRuns = 10

const breaksLaw = async (plan: CheckedPlan, init: CalculatorExamples['init']): Promise<boolean> => {
  for (const { number, property } of laws) {
    const result = await fc.check(property({ plan, inits: [init] }), { numRuns: lawRuns, seed: number, endOnFailure: true })
    if (result.failed) return true
  }
  return false
}

type Placed = { readonly path: string; readonly code: string }

const keyOf = ({ path, code }: Placed): string => `${code} ${path}`

/** Whether there are findings that the original does not have. */
const isNews = (found: readonly Placed[], known: ReadonlySet<string>): boolean => found.some((one) => !known.has(keyOf(one)))

/** The compiled schema without its source text, which is compared separately. */
const meaningOf = (schema: CalculatorSchema): string => {
  const { schema: _, ...data } = compileData(schema)
  return JSON.stringify([data, withoutIdle(schema)])
}

/**
 * @param judged calculator that is sound, or whose findings are known
 * @returns a judge that returns the finder of a fault; 'same' if it is equivalent to the original
 */
const schemaJudge = async ({ schema, examples }: Judged) => {
  const original = checkSchema(JSON.parse(JSON.stringify(schema)), examples.init)
  if (!original.compiled) throw new RangeError(`${schema.name} does not compile: ${original.faults[0]?.message ?? ''}`)
  const { plan } = original.compiled
  const known = new Set<string>(
    [...original.faults, ...(await contractFaults(plan, examples)), ...exampleFaults(plan, examples)].map(keyOf),
  )
  const meaning = meaningOf(schema)
  const isFound = (faults: readonly Fault[]): boolean => isNews(faults, known)
  return async (changed: Json): Promise<Finder | 'same' | undefined> => {
    // Options are cached by their source list, which must belong to a single schema.
    const own = structuredClone(examples)
    const { compiled, faults } = checkSchema(changed, own.init)
    if (!compiled) return 'compile'
    if (meaningOf(compiled.schema) === meaning) return 'same'
    if (isFound(exampleFaults(compiled.plan, own))) return 'examples'
    if (isFound(faults)) return 'lint'
    if (isNews(await contractFaults(compiled.plan, own), known)) return 'contract'
    return (await breaksLaw(compiled.plan, own.init)) ? 'laws' : undefined
  }
}

/** @returns each effective fault, in order, with its finder */
export const judgeSchema = async (judged: Judged, mutants: readonly SchemaMutant[]): Promise<readonly JudgedSchema[]> => {
  const judge = await schemaJudge(judged)
  const found: JudgedSchema[] = []
  for (const mutant of mutants) {
    const by = await judge(mutant.schema)
    if (by !== 'same') found.push({ mutant, by })
  }
  return found
}
