/** The call that queries any catalogue version. */
import { setImmediate } from 'node:timers/promises'
import { asOfAnswer, asOfNames, asOfRequest, type AsOfRequest, type CatalogueRow } from '../../../contract/catalogue/as-of.ts'
import { type Parsed, refuse } from '../../../families/define/parsed.ts'
import { defineCall } from '../calls/define-call.ts'
import { openTo } from '../calls/guarded-call.ts'
import { type Caller, classRoot, type ServedCall } from '../calls/served-call.ts'
import { figuresOf } from '../products/product-of.ts'
import type { LoadedVersion, CatalogueVersions, Row } from './catalogue-versions.ts'
import { wholeAnswer } from '../calls/whole-answer.ts'

const rowOf = ({ table, model }: Row): CatalogueRow => {
  const { skuID, skuName, series, maker, basis, source, candidate } = model
  return { table: table.id, skuID, skuName, series, maker, basis, source, figures: figuresOf(table, candidate) }
}

type Question = AsOfRequest['asked'][number]

const respond = async (call: ServedCall, { query, body }: Question, caller: Caller): Promise<Parsed<unknown>> => {
  const listed = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]))
  return wholeAnswer(call.method === 'GET' ? call.respond(listed, caller) : call.respond(body ?? {}, caller, listed), caller)
}

const isLine = (line: unknown): line is { readonly skuID: string } =>
  typeof line === 'object' && line !== null && 'skuID' in line && typeof line.skuID === 'string'

/** Keeps only the ledger entries of the named models; a ledger may have thousands. */
const trimmed = (answer: unknown, skus: ReadonlySet<string>): unknown => {
  if (skus.size === 0 || typeof answer !== 'object' || answer === null) return answer
  if (!('models' in answer) || !Array.isArray(answer.models)) return answer
  return { ...answer, models: answer.models.filter((line: unknown) => isLine(line) && skus.has(line.skuID)) }
}

const answersOf = async (
  version: LoadedVersion,
  { asked: requests, skus }: AsOfRequest,
  caller: Caller,
): Promise<Parsed<readonly unknown[]>> => {
  const calls = requests.map(({ path }) => version.callAt(path))
  const unknown = calls.indexOf(undefined)
  if (unknown >= 0) return refuse('notAnOption', `asked.${unknown}.path`, requests[unknown]?.path)
  const named = new Set(skus)
  const answers: unknown[] = []
  for (const [index, call] of calls.entries()) {
    const question = requests[index]
    const answer = call && question && (await respond(call, question, caller))
    answers.push(answer && 'values' in answer ? trimmed(answer.values, named) : null)
    // Each request may take long: yields in between.
    await setImmediate()
  }
  return { values: answers }
}

/** The example of a calculation, with a model of the shipped catalogue. */
const exampleOf = (live: readonly ServedCall[]): AsOfRequest => ({
  asked: live
    .filter((call) => call.form === 'calculation' && call.method === 'GET')
    .slice(0, 1)
    .map((call) => ({ path: `${call.service}/${call.call}`, query: call.method === 'GET' ? call.example() : {} })),
  skus: ['THK-WTF2040-2'],
})

/**
 * @param live calls answered from the current catalogue
 * @returns the call `AsOf`
 */
export const asOfCall = (versions: CatalogueVersions, live: readonly ServedCall[]): ServedCall =>
  defineCall({
    ...asOfNames,
    roots: [classRoot],
    operation: 'catalogueAsOf',
    tag: 'Versions of the catalogue',
    summary: 'Query a catalogue version',
    description:
      'Answers to calculations and explanations by the named version of the catalogue, or by the current one: what the call itself answers as data, with the members beside it where data is a list. An answer is null where that version cannot give it, for example because a named model is missing. “skus” requests the rows of these models and leaves only their lines in a ledger.',
    access: openTo.catalogue,
    failures: ['unknownVersion'],
    body: { name: 'AsOfRequest', shape: asOfRequest },
    example: () => ({ body: exampleOf(live) }),
    answer: { name: 'AsOfAnswer', shape: asOfAnswer },
    handler: async ({ body }, caller) => {
      const version = await versions.at(body.version)
      const answers = await answersOf(version, body, caller)
      if ('faults' in answers) return answers
      const rows = version.rowsOf(body.skus).map(rowOf)
      return { values: { version: version.version, created: version.created, answers: answers.values, rows } }
    },
  })
