/** Runs the calculation that a file states, through the calls that the pages use, with any catalogue version. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import { pinnedModels } from '../../../contract/saved/pinned-models.ts'
import { modelResults } from '../../../engine/define/index.ts'
import { resultRowsOf } from '../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import { type Calculation, checkAnswer, explanation, type LedgerModel, type RecommendedModel } from '../../../contract/results/selection.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { type Faulty, refuse, type Parsed } from '../../../families/define/parsed.ts'
import { type CallRequest, explanationCalls, siblingCall } from '../../../families/selection/explanation-calls.ts'
import { calculators, workingClasses } from '../../../schemas/registry.ts'
import type { SizedValue } from '../../../contract/results/sizing.ts'
import type { FileAlternative, FileCalculation, FileCard } from '../../files/file-calculation.ts'
import type { Caller, CallResult, ServedCall } from '../calls/served-call.ts'
import type { LoadedVersion } from '../versions/catalogue-versions.ts'
import type { LabelKey } from '../../base/errors.ts'
import { answererIn, openBody, type OwnAnswerer, pinnedBody } from './answerer-of.ts'
import { enteredScene } from './entered-scene.ts'
import { fileModelOf } from './file-model.ts'
import { demandOf, statedOfBody } from './stated-body.ts'
import { type AskInit, requestOf, changesOf, openForm, shownInputs, statedOf } from './opened-form.ts'
import { wholeAnswer } from '../calls/whole-answer.ts'

/** A requested calculation. */
export type CalculationRequest = {
  readonly selection: Selection
  /** The request of a page that is not a form. The request of a form is derived from its inputs. */
  readonly request?: CallRequest | undefined
  readonly skuID: string
  /** Id of the motor of a pair; by default that of the first listed pair with the model. */
  readonly motorSku?: string | undefined
}

/** The catalogue version and calls that answer. */
export type Answering = {
  readonly version: LoadedVersion
  /** Current calls: init data does not depend on the catalogue version. */
  readonly live: readonly ServedCall[]
  readonly caller: Caller
  /** Calls of the site's own calculators that answer with assemblies. */
  readonly ofSite?: (path: string) => OwnAnswerer | undefined
}

/** Number of alternative models listed in a document. */
const mostAlternatives = 5

/** The value as a client receives it, without members that JSON cannot represent. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** @returns the answer of a call to a request */
export const respond = async (call: ServedCall, { query, body }: CallRequest, caller: Caller): Promise<CallResult> => {
  const listed = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]))
  const read = await wholeAnswer(call.method === 'GET' ? call.respond(listed, caller) : call.respond(body ?? {}, caller, {}), caller)
  return 'faults' in read ? read : { values: asJson(read.values) }
}

const initOf =
  ({ live, caller }: Answering): AskInit =>
  async (path, query) => {
    const call = live.find((one) => one.form === 'init' && `${one.service}/${one.call}` === path)
    const read = call && (await respond(call, { path, query }, caller))
    // By its shape an init answer is an object of lists and limits.
    return read && 'values' in read ? (read.values as Awaited<ReturnType<AskInit>>) : undefined
  }

type Question = Pick<FileCalculation, 'asked' | 'stated' | 'changes'> & {
  /** The same request without the pinned models, which finds all others, too. */
  readonly open?: CallRequest
  /** Fields of the form with their values. */
  readonly inputs?: Readonly<Record<string, unknown>>
}

/** The question restricted to the models that its selection pins. */
const pinnedQuestion = async (
  question: Question | undefined,
  selection: Selection,
  { ofSite }: Answering,
): Promise<Question | undefined> => {
  const models = pinnedModels(selection)
  const found = question && models && (await answererIn(question.asked, ofSite))
  if (!question || !models || !found) return question
  const open = { ...question.asked, body: openBody(question.asked.body, found) }
  return { ...question, asked: { ...open, body: pinnedBody(open.body, found, models) }, open }
}

/** @returns the request of a calculation; undefined where it has none */
export const questionOf = async (request: CalculationRequest, answering: Answering): Promise<Question | undefined> =>
  pinnedQuestion(await openQuestion(request, answering), request.selection, answering)

const openQuestion = async ({ selection, request }: CalculationRequest, answering: Answering): Promise<Question | undefined> => {
  const calculator = calculators.find(({ schema }) => [schema.id, ...(schema.place?.also ?? [])].map(String).includes(selection.calculator))
  if (!calculator) return request && { asked: request, stated: [], changes: [] }
  const form = await openForm(calculator, selection, initOf(answering))
  return { asked: requestOf(form, selection), stated: statedOf(form), changes: changesOf(form, selection), inputs: shownInputs(form) }
}

/** Drops repeated values: the values of a model begin with those common to all models. */
const distinctBy = (values: readonly SizedValue[]): readonly SizedValue[] =>
  values.filter(({ name }, index) => values.findIndex((one) => one.name === name) === index)

type Pair = Pick<RecommendedModel, 'skuID' | 'motorSku'>

const isSamePair = ({ skuID, motorSku }: Pair, requested: Pair): boolean =>
  skuID === requested.skuID && (requested.motorSku === undefined || motorSku === requested.motorSku)

const nameOf = ({ skuName, motorSku, assembly }: RecommendedModel): string => {
  const models = assembly ? modelsIn(assembly) : []
  if (models.length > 2) return models.map(({ name }) => name).join(' + ')
  return motorSku === undefined ? skuName : `${skuName} + ${motorSku}`
}

/** The order codes of all models of an answer. */
const codesOf = ({ machineCode, assembly }: RecommendedModel): readonly string[] =>
  assembly && assembly.parts.length > 1 ? modelsIn(assembly).map(({ code }) => code.code) : [machineCode]

const alternativesOf = (list: readonly RecommendedModel[], at: number): readonly FileAlternative[] =>
  list
    .map((model, index) => ({ model, place: index + 1 }))
    .filter(({ place }) => place !== at + 1)
    .slice(0, mostAlternatives)
    .map(({ model, place }) => ({
      place,
      name: nameOf(model),
      maker: model.maker,
      series: model.series,
      basis: model.assembly?.basis ?? model.basis,
      orderCode: codesOf(model).join('\n'),
      utilisation: model.utilisation,
      governing: model.governing,
      verdict: (model.notKnown ?? []).length > 0 ? 'notKnown' : 'passed',
    }))

const cardOf = ({
  candidate: _candidate,
  workingParams: _conditions,
  notKnown: _open,
  checks: _checks,
  ...card
}: RecommendedModel): FileCard => card

/** The ledger entry of one model, with the reasons why it fits or not. */
const explain = async (request: CallRequest, pair: Pair, { version, caller }: Answering) => {
  const [posted] = request.body === undefined ? [] : explanationCalls(request, { part: 'passed', pairs: [pair] })
  const question = posted ?? { path: siblingCall(request.path, 'Explanation'), query: request.query }
  const call = version.callAt(question.path)
  const read = call && (await respond(call, question, caller))
  return read && 'values' in read ? explanation.safeParse(read.values).data : undefined
}

/** The calculation, or the faults of the request with labels of its inputs. */
export type CalculationRead = { readonly values: FileCalculation } | (Faulty & { readonly labelKey?: LabelKey })

/** The intermediate values of a model; ledger entries of a form do not include them. */
const valuesOf = async (
  { asked: request, inputs }: Question,
  { selection: { assumptions }, skuID }: CalculationRequest,
  { version, caller }: Answering,
): Promise<Parsed<readonly SizedValue[]>> => {
  const call = version.callAt(siblingCall(request.path, 'Check'))
  const [row] = version.rowsOf([skuID])
  if (request.body !== undefined || inputs === undefined || !call || !row) return { values: [] }
  const body = asJson({ inputs, candidate: row.model.candidate, assumptions })
  const read = await respond(call, { path: request.path, query: {}, body }, caller)
  // The call calculates with a default for what the form asks for.
  return 'faults' in read ? read : { values: checkAnswer.parse(read.values).values }
}

type FoundModel = {
  readonly answer: Calculation
  readonly card: RecommendedModel | undefined
  readonly assembly: Assembly | undefined
}

const find = (values: unknown, requested: CalculationRequest): FoundModel | undefined => {
  const answer = readCalculation(values)
  if (!answer) return undefined
  const isRequested = (model: RecommendedModel) => isSamePair(model, requested)
  const card = answer.list.find(isRequested) ?? answer.notKnown?.list.find(isRequested)
  return { answer, card, assembly: card?.assembly ?? answer.failing }
}

const lineOf = (models: readonly LedgerModel[], requested: Pair): LedgerModel | undefined =>
  models.find(
    (line) =>
      line.skuID === requested.skuID &&
      (line.motorSku === undefined || requested.motorSku === undefined || line.motorSku === requested.motorSku),
  )

/** Page, family and card name of a calculator. */
const placeOf = (calculator: string): Pick<FileCalculation, 'page' | 'family' | 'cardName'> | undefined => {
  const found = calculators.find(({ schema }) => String(schema.id) === calculator)
  const results = workingClasses.find(({ id }) => id === calculator)?.schema.results ?? (found && modelResults(found.schema))
  return results && { page: `/selection/calc_${calculator}`, family: results.family, cardName: results.card }
}

/** @returns whether a calculation can be stated in a report */
export const isReported = ({ calculator }: Selection): boolean => placeOf(calculator) !== undefined

/** The inputs, and what the page had calculated from them before its request. */
const originOf = (
  { selection }: CalculationRequest,
  { asked: { body }, stated }: Question,
  call: ServedCall,
): Pick<FileCalculation, 'stated' | 'scene' | 'motion'> => {
  if (stated.length > 0) return { stated, scene: undefined, motion: undefined }
  const scene = enteredScene(selection, demandOf(body))
  return {
    stated: [...(scene?.stated ?? []), ...statedOfBody(call, body, scene?.rows)],
    scene: scene && { name: scene.name, values: scene.values },
    motion: scene?.motion,
  }
}

/** The whole list that a pinned assembly is compared with. */
const rankedOf = async (call: ServedCall, open: CallRequest, { caller }: Answering): Promise<Calculation> => {
  const read = await respond(call, open, caller)
  const answer = 'values' in read ? readCalculation(read.values) : undefined
  if (!answer) throw new Error('report: the conditions are answered with pinned models alone')
  return answer
}

const skusOf = ({ assembly }: RecommendedModel): string => (assembly ? modelsIn(assembly).map(({ sku }) => sku) : []).join('\n')

type Listed = { readonly card: RecommendedModel | undefined; readonly pair: Pair }

/** Whether a listed answer is the one of the report: the same models in all positions. */
const isSameAnswer = (model: RecommendedModel, { card, pair }: Listed): boolean =>
  isSamePair(model, pair) && (card === undefined || skusOf(model) === skusOf(card))

/** The assembly with the rows of its models; nothing for a model by itself. */
const wholeOf = (assembly: Assembly | undefined, { version }: Answering): Pick<FileCalculation, 'whole'> => {
  if (!assembly || assembly.parts.length < 2) return {}
  const models = assembly.parts.flatMap(({ role, item }) => {
    const [row] = item.kind === 'model' ? version.rowsOf([item.sku]) : []
    return row ? [[role, fileModelOf(row)] as const] : []
  })
  return { whole: { assembly, models: Object.fromEntries(models) } }
}

const withLabels = (read: Faulty, { labelKey }: ServedCall): CalculationRead => (labelKey ? { ...read, labelKey } : read)

/** @returns the calculation and its result for one model, or the faults of the request */
export const calculationOf = async (request: CalculationRequest, answering: Answering): Promise<CalculationRead> => {
  const place = placeOf(request.selection.calculator)
  const question = await questionOf(request, answering)
  const call = question && answering.version.callAt(question.asked.path)
  if (!place || !question || !call) return refuse('notAnOption', 'selection.calculator', request.selection.calculator)
  const read = await respond(call, question.asked, answering.caller)
  if ('faults' in read) return withLabels(read, call)
  const found = find(read.values, request)
  const pair = { skuID: request.skuID, motorSku: request.motorSku ?? found?.card?.motorSku }
  const why = await explain(question.asked, pair, answering)
  const line = why && lineOf(why.models, pair)
  if (!found || !why || !line) return refuse('notAnOption', 'selectionID', request.skuID)
  const { answer, card, assembly } = found
  const ranked = question.open ? await rankedOf(call, question.open, answering) : answer
  const at = ranked.list.findIndex((model) => isSameAnswer(model, { card, pair }))
  const { values: known, ...judged } = line
  const sized = known ? { values: known } : await valuesOf(question, request, answering)
  if ('faults' in sized) return withLabels(sized, call)
  return {
    values: {
      selection: request.selection,
      ...place,
      asked: question.asked,
      motorSku: pair.motorSku,
      ...originOf(request, question, call),
      changes: question.changes,
      assumptions: why.assumptions,
      values: distinctBy([...why.demands, ...sized.values]),
      line: judged,
      card: card && cardOf(card),
      ...wholeOf(assembly, answering),
      results: resultRowsOf(answer),
      ...(answer.motion && { motion: answer.motion }),
      place: at < 0 ? null : at + 1,
      matched: ranked.matched,
      total: ranked.total,
      alternatives: alternativesOf(ranked.list, at),
    },
  }
}
