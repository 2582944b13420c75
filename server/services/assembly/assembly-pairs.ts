/** The calls of a calculator whose answer is an assembly by its schema: one search, of which everything is made from that. */
import * as z from 'zod/mini'
import { calculation, checkAnswer, explanation, ledgerModel } from '../../../contract/results/selection.ts'
import { sizedValue } from '../../../contract/results/sizing.ts'
import { parameterRules } from '../../../engine/index.ts'
import type { CheckedPair, ExplainedPairs, NamingRequest, PairFamily } from '../../../families/define/pair-family.ts'
import { andThen, inside, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { formCalls } from '../calls/served-call.ts'
import { type AssemblyCalculator, part, pinsOf, type Query, readBody, resolveQuery, type Rows, sku } from './assembly-query.ts'
import { lookedAt, partsOfSolved, prepare, solvedModel } from './assembly-search.ts'
import type { Solved } from './solve-parts.ts'

const explained = z.strictObject({
  parameters: z.looseObject({}),
  skuID: sku,
  motorSku: sku,
  only: z.optional(z.enum(['passed', 'failed'])),
})
const checked = z.strictObject({ parameters: z.looseObject({}), candidate: z.looseObject({}) })

const summary = 'Assemblies for working conditions'
const description =
  'Models of the first part, each with all parts that complete it, best first: every part is sized by its own family from the conditions and from the figures of the parts before it. assembly: what to order, how the parts are joined, and what is still open.'

type Family = PairFamily<Rows, Solved, unknown, Query>

/** Parsers of the bodies of the calls. */
function readersOf(calculator: AssemblyCalculator) {
  const naming = (body: unknown): Parsed<NamingRequest<Rows, Query>> =>
    andThen(readBody(calculator, body), (query) => ({ values: { resolve: (rows) => resolveQuery(calculator, query, rows) } }))
  const parseExplanation = (body: unknown): Parsed<NamingRequest<Rows, ExplainedPairs<Solved, Query>>> =>
    andThen(readShape(explained, body), ({ parameters, skuID, only }) =>
      andThen(inside('parameters', readBody(calculator, parameters)), (read) => ({
        values: {
          resolve: (rows) =>
            andThen(resolveQuery(calculator, read, rows), (query): Parsed<ExplainedPairs<Solved, Query>> => {
              if (skuID === undefined) return { values: { query, named: undefined, only } }
              const model = rows.models.find((one) => one.skuID === skuID)
              if (!model) return refuse('notAnOption', 'skuID', skuID)
              return { values: { query, named: solvedModel(calculator, { query, rows, model }), only } }
            }),
        },
      })),
    )
  const parseCheck = (body: unknown): Parsed<NamingRequest<Rows, CheckedPair<unknown, Query>>> =>
    andThen(readShape(checked, body), ({ parameters, candidate }) =>
      andThen(inside('parameters', readBody(calculator, parameters)), (read) => ({
        values: {
          resolve: (rows) => andThen(resolveQuery(calculator, read, rows), (query) => ({ values: { query, candidate } })),
        },
      })),
    )
  return { naming, parseExplanation, parseCheck }
}

/**
 * @param calculator a calculator with its parts
 * @param service first part of the path of its calls
 * @param example conditions of its first example
 */
export function assemblyPairs(
  calculator: AssemblyCalculator,
  { service, example }: { readonly service: string; readonly example: object },
): Family {
  const { assembly } = calculator
  const { naming, parseExplanation, parseCheck } = readersOf(calculator)
  return {
    service,
    labelKey: () => undefined,
    units: Object.fromEntries(
      parameterRules(calculator.plan, undefined).flatMap((rule) => (rule.kind === 'number' ? [[rule.name, rule.unit]] : [])),
    ),
    layOut: (rowsOf) => ({
      models: rowsOf(assembly.first.family.table),
      // Demonstration series stand for nothing that can be ordered.
      found: assembly.found.map(({ pairs }) => pairs.layOut((table) => rowsOf(table).filter(({ basis }) => basis !== 'demo'))),
      modelsOf: rowsOf,
    }),
    prepare: (query, rows) => prepare(calculator, query, rows),
    partsOf: (solved) => partsOfSolved(assembly, solved),
    calculations: [
      {
        call: formCalls.calculation,
        summary,
        description,
        request: z.object({ page: part, size: part, ...Object.fromEntries(Object.values(pinsOf(assembly)).map((field) => [field, sku])) }),
        answer: ['Calculation', calculation],
        parse: naming,
        example: () => example,
        pins: pinsOf(assembly),
        write: (counted, list) => ({ ...counted, list }),
      },
    ],
    explanation: {
      summary: 'Why assemblies fit or not',
      description: 'The assemblies of a list, or the one of the model skuID, each with every check and value of all parts.',
      request: explained,
      answer: [
        'Explanation',
        z.extend(explanation, { models: z.array(z.extend(ledgerModel, { warnings: z.array(z.string()), values: z.array(sizedValue) })) }),
      ],
      parse: parseExplanation,
      example: () => ({ parameters: example }),
      longestRejected: lookedAt,
      faultPath: 'parameters',
    },
    check: {
      summary: 'Size the parts of an assembly',
      description: 'The same sizing of models of the catalogue, given as in the answer.',
      request: checked,
      answer: ['CheckAnswer', z.extend(checkAnswer, { warnings: z.array(z.string()) })],
      parse: parseCheck,
      example: () => ({ parameters: example }),
    },
  }
}
