/** Defines a call as one value: address, texts, access right, parameters, shapes, example and handler. */
import type * as z from 'zod/mini'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { runInSlices } from '../../base/run-in-slices.ts'
import type { GuardedCall } from './guarded-call.ts'
import { describeParameters, type QueryParameters, readQuery, type Values } from './read-query.ts'
import {
  type BodyCall,
  type CallAnswer,
  type CallBase,
  type Caller,
  type CallResult,
  isCooperative,
  type Query,
  type QueryCall,
} from './served-call.ts'

/** A request answered with code 0, for the reference and for the test that makes every call. */
export interface CallExample {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Bytes of the file, where the body is one. */
  readonly file?: Uint8Array
}

/** `example` is a function where it depends on the current catalogue. */
export interface QueryDefinition<Own extends QueryParameters> extends CallBase, Pick<GuardedCall, 'access'> {
  readonly body?: undefined
  readonly upload?: undefined
  readonly parameters?: Own
  readonly example?: CallExample | (() => CallExample)
  readonly handler: (request: { readonly query: Values<Own> }, caller: Caller) => CallAnswer
}

export interface BodyDefinition<Own extends QueryParameters, Body> extends CallBase, Pick<GuardedCall, 'access'> {
  readonly upload?: undefined
  readonly body: {
    /** Name of the shape in the reference. */
    readonly name: string
    readonly shape: z.ZodMiniType<Body>
    /** Parses the body by rules beyond its shape, or a large one in slices. */
    readonly read?: (body: unknown) => Parsed<Body> | Cooperative<Parsed<Body>>
    /** An empty body counts as an empty object. */
    readonly mayBeEmpty?: true
  }
  readonly parameters?: Own
  readonly example?: CallExample | (() => CallExample)
  readonly handler: (request: { readonly query: Values<Own>; readonly body: Body }, caller: Caller) => CallAnswer
}

/** A call whose body is a file, as large as its `bodySize`. */
export interface UploadDefinition<Own extends QueryParameters> extends CallBase, Pick<GuardedCall, 'access'> {
  readonly body?: undefined
  readonly upload: { readonly mediaTypes: readonly string[] }
  readonly parameters?: Own
  readonly example: CallExample & { readonly file: Uint8Array }
  readonly handler: (request: { readonly query: Values<Own>; readonly file: Uint8Array }, caller: Caller) => CallAnswer
}

const exampleOf = ({ example = {} }: { readonly example?: CallExample | (() => CallExample) }): CallExample =>
  typeof example === 'function' ? example() : example

// A definition without parameters has an empty record.
const ownOf = <Own extends QueryParameters>({ parameters }: { readonly parameters?: Own }): Own => parameters ?? ({} as Own)

const queryCall = <Own extends QueryParameters>(definition: QueryDefinition<Own>): GuardedCall & QueryCall => {
  const { body: _, upload: _upload, parameters: _own, example: _example, handler, ...base } = definition
  const own = ownOf(definition)
  return {
    ...base,
    method: 'GET',
    parameters: describeParameters(own),
    example: () => exampleOf(definition).query ?? {},
    respond: (query, caller) => {
      const read = readQuery(query, own)
      return 'faults' in read ? read : handler({ query: read.values }, caller)
    },
  }
}

/** Reads a body in slices, and then answers the call, all in the caller's turn. */
const answerInTurn = async <Body>(
  reading: Cooperative<Parsed<Body>>,
  answer: (parsed: Parsed<Body>) => CallAnswer,
  { inTurn = runInSlices }: Caller,
): Promise<CallResult> => {
  const work = function* () {
    const parsed = yield* reading
    yield
    const answered = answer(parsed)
    return { answered: isCooperative(answered) ? yield* answered : answered }
  }
  return (await inTurn(work())).answered
}

const bodyCall = <Own extends QueryParameters, Body>(definition: BodyDefinition<Own, Body>): GuardedCall & BodyCall => {
  const { body, upload: _upload, parameters, example: _, handler, ...base } = definition
  const { name, shape, read = (sent: unknown) => readShape(shape, sent), mayBeEmpty } = body
  const own = ownOf(definition)
  return {
    ...base,
    method: 'POST',
    ...(parameters && { parameters: describeParameters(own) }),
    body: {
      request: { name, shape },
      example: () => exampleOf(definition).body ?? {},
      parameters: () => exampleOf(definition).query ?? {},
      ...(mayBeEmpty && { mayBeEmpty }),
    },
    respond: (sent: unknown, caller: Caller, query: Query) => {
      // A call without parameters of its own leaves unknown ones to the route, which refuses them.
      const values = readQuery(parameters ? query : {}, own)
      if ('faults' in values) return values
      const answer = (parsed: Parsed<Body>) =>
        'faults' in parsed ? parsed : handler({ query: values.values, body: parsed.values }, caller)
      const parsed = read(sent)
      return 'next' in parsed ? answerInTurn(parsed, answer, caller) : answer(parsed)
    },
  }
}

const uploadCall = <Own extends QueryParameters>(definition: UploadDefinition<Own>): GuardedCall & BodyCall => {
  const { body: _, upload, parameters, example, handler, ...base } = definition
  const own = ownOf(definition)
  return {
    ...base,
    method: 'POST',
    ...(parameters && { parameters: describeParameters(own) }),
    body: { ...upload, example: () => example.file, parameters: () => example.query ?? {} },
    respond: (file: unknown, caller: Caller, query: Query) => {
      if (!(file instanceof Uint8Array)) throw new TypeError('the body of an upload is bytes')
      const values = readQuery(parameters ? query : {}, own)
      return 'faults' in values ? values : handler({ query: values.values, file }, caller)
    },
  }
}

/** @returns a GET call, or a call with a JSON body or a file where the definition has one */
export function defineCall<Own extends QueryParameters = Record<never, never>>(definition: QueryDefinition<Own>): GuardedCall & QueryCall
export function defineCall<Body, Own extends QueryParameters = Record<never, never>>(
  definition: BodyDefinition<Own, Body>,
): GuardedCall & BodyCall
export function defineCall<Own extends QueryParameters = Record<never, never>>(definition: UploadDefinition<Own>): GuardedCall & BodyCall
export function defineCall<Body, Own extends QueryParameters>(
  definition: QueryDefinition<Own> | BodyDefinition<Own, Body> | UploadDefinition<Own>,
): GuardedCall {
  if (definition.upload) return uploadCall(definition)
  return definition.body ? bodyCall(definition) : queryCall(definition)
}
