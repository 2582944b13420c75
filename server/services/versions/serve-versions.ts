/** The call that asks a version of the catalogue. */
import { setImmediate } from 'node:timers/promises'
import { asOfAnswer, asOfNames, asOfRequest, type AsOfRequest, type CatalogueRow } from '../../../contract/catalogue/as-of.ts'
import { type Parsed, refuse } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { type BodyCall, type Caller, classRoot, type ServedCall } from '../calls/served-call.ts'
import { figuresOf } from '../products/product-of.ts'
import type { AskedVersion, CatalogueVersions, Row } from './catalogue-versions.ts'
import { wholeAnswer } from '../calls/whole-answer.ts'

const rowOf = ({ table, model }: Row): CatalogueRow => {
  const { skuID, skuName, series, maker, basis, source, candidate } = model
  return { table: table.id, skuID, skuName, series, maker, basis, source, figures: figuresOf(table, candidate) }
}

type Question = AsOfRequest['asked'][number]

const respond = async (call: ServedCall, { query, body }: Question, caller: Caller): Promise<Parsed<unknown>> => {
  const listed = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]))
  return wholeAnswer(call.method === 'GET' ? call.respond(listed, caller) : call.respond(body ?? {}, caller, listed))
}

const isLine = (line: unknown): line is { readonly skuID: string } =>
  typeof line === 'object' && line !== null && 'skuID' in line && typeof line.skuID === 'string'

/** The ledger of a family may have thousands of lines: only those that are wanted are told. */
const trimmed = (answer: unknown, skus: ReadonlySet<string>): unknown => {
  if (skus.size === 0 || typeof answer !== 'object' || answer === null) return answer
  if (!('models' in answer) || !Array.isArray(answer.models)) return answer
  return { ...answer, models: answer.models.filter((line: unknown) => isLine(line) && skus.has(line.skuID)) }
}

const answersOf = async (version: AskedVersion, { asked, skus }: AsOfRequest, caller: Caller): Promise<Parsed<readonly unknown[]>> => {
  const calls = asked.map(({ path }) => version.callAt(path))
  const unknown = calls.indexOf(undefined)
  if (unknown >= 0) return refuse('notAnOption', `asked.${unknown}.path`, asked[unknown]?.path)
  const wanted = new Set(skus)
  const answers: unknown[] = []
  for (const [index, call] of calls.entries()) {
    const question = asked[index]
    const answer = call && question && (await respond(call, question, caller))
    answers.push(answer && 'values' in answer ? trimmed(answer.values, wanted) : null)
    // Each may take as long as a request of its own: others are answered in between.
    await setImmediate()
  }
  return { values: answers }
}

/** The example of a calculation, and why of a model of the catalogue that comes with the program. */
const exampleOf = (live: readonly ServedCall[]): AsOfRequest => ({
  asked: live
    .filter((call) => call.kind === 'calculation' && call.method === 'GET')
    .slice(0, 1)
    .map((call) => ({ path: `${call.service}/${call.call}`, query: call.method === 'GET' ? call.example() : {} })),
  skus: ['THK-WTF2040-2'],
})

/**
 * Asks a version by the questions that the pages ask the catalogue of now.
 *
 * @param live the calls that are answered from the catalogue of now
 */
export const serveVersions = (versions: CatalogueVersions, live: readonly ServedCall[]): BodyCall => ({
  ...asOfNames,
  roots: [classRoot],
  operation: 'catalogueAsOf',
  kind: 'asOf',
  heading: { text: 'versionTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
  mayMiss: 'unknownVersion',
  method: 'POST',
  body: { request: { name: 'AsOfRequest', shape: asOfRequest }, example: () => exampleOf(live), units: {} },
  answer: { name: 'AsOfAnswer', shape: asOfAnswer },
  respond: async (body, caller) => {
    const read = readShape(asOfRequest, body)
    if ('faults' in read) return read
    const found = await versions.at(read.values.version)
    const answers = await answersOf(found, read.values, caller)
    if ('faults' in answers) return answers
    const { version, created } = found
    return { values: { version, created, answers: answers.values, rows: found.rowsOf(read.values.skus).map(rowOf) } }
  },
})
