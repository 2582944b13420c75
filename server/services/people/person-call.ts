/** What all calls about people have in common. */
import { nothingAsked } from '../../../contract/people/people.ts'
import type { Access, Scope, Who } from '../../../contract/people/rights.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { AppError } from '../../base/errors.ts'
import type { Known } from '../../people/own-account.ts'
import type { Visit } from '../../people/parts.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { describeParameters, type QueryParameter, readQuery } from '../calls/read-query.ts'
import type { CallKind } from '../calls/call-kind.ts'
import type { Caller, NamedShape, Query } from '../calls/served-call.ts'
import type * as z from 'zod/mini'

/** Somebody who asks: where from, what they may touch, and who it is. */
export interface Asking {
  readonly visit: Visit
  readonly who: Who
  readonly scope: Scope
  /** @throws AppError `signInNeeded` */
  readonly known: () => Known
}

const askingOf = ({ acting, locale, site }: Caller): Asking => {
  if (!acting) throw new AppError('internal')
  const { who, scope, address, device } = acting
  const known = () => {
    if (who.role === 'visitor') throw new AppError('signInNeeded')
    return who
  }
  return { visit: { site, locale, address, device }, who, scope, known }
}

/** `service` and `call` are the path; an empty service stands for none. */
interface Named {
  readonly root?: string
  readonly service: string
  readonly call: string
  readonly kind: CallKind
  readonly access: Access
  readonly answer: NamedShape
  readonly mayMiss?: 'unknownRecord' | 'changedMeanwhile' | 'unknownLink' | 'unknownModel'
  /** What the reference lists it under; people where it is left out. */
  readonly heading?: 'operatorTag' | 'fileTag'
  readonly file?: NonNullable<GuardedCall['file']>
  readonly bucket?: NonNullable<GuardedCall['bucket']>
}

const common = ({ root = '/api', service, call, kind, access, answer, mayMiss, heading, file, bucket }: Named) => ({
  roots: [root],
  service,
  call,
  operation: kind,
  kind,
  access,
  answer,
  ...(mayMiss && { mayMiss }),
  ...(file && { file }),
  ...(bucket && { bucket }),
  heading: { text: heading ?? ('peopleTag' as const) },
  labelKey: () => undefined,
  hintKey: () => undefined,
})

/** For the sender whatever kept it from being stored is the same: not stored, so try again. */
const stored = async (work: () => Promise<unknown>): Promise<{ readonly values: unknown }> => {
  try {
    return { values: await work() }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('storageUnavailable', { cause: error })
  }
}

type Values<Parameters> = { readonly [Name in keyof Parameters]: Parameters[Name] extends QueryParameter<infer Value> ? Value : never }
type Parameters = Readonly<Record<string, QueryParameter<unknown>>>

/** A call that is asked by its address. */
export const asked = <Own extends Parameters>(
  named: Named & { readonly writes?: true },
  parameters: Own,
  {
    example,
    answer,
  }: { readonly example: Readonly<Record<string, string>>; readonly answer: (values: Values<Own>, asking: Asking) => Promise<unknown> },
): GuardedCall => ({
  ...common(named),
  ...(named.writes && { writes: true }),
  method: 'GET',
  parameters: describeParameters(parameters),
  options: [],
  example: () => example,
  respond: async (query, caller) => {
    const read = readQuery(query, parameters)
    return 'faults' in read ? read : stored(() => answer(read.values, askingOf(caller)))
  },
})

interface Posted<Body, Own extends Parameters> {
  readonly request?: { readonly name: string; readonly shape: z.ZodMiniType<Body> }
  readonly parameters?: Own
  readonly example?: unknown
  readonly exampleQuery?: Readonly<Record<string, string>>
  readonly answer: (body: Body, asking: Asking, values: Values<Own>) => Promise<unknown>
}

/** A call that changes something. */
export const posted = <Body = object, Own extends Parameters = Record<never, never>>(
  named: Named,
  { request, parameters, example = {}, exampleQuery = {}, answer }: Posted<Body, Own>,
): GuardedCall => {
  // Without a shape the body is empty, and so is what `answer` takes.
  const { name, shape } = (request ?? { name: 'Nothing', shape: nothingAsked }) as { name: string; shape: z.ZodMiniType<Body> }
  // Without parameters there are none to read.
  const own = (parameters ?? {}) as Own
  const read = (body: unknown, query: Query): Parsed<{ readonly body: Body; readonly values: Values<Own> }> => {
    const values = readQuery(query, own)
    const parsed = readShape(shape, body)
    if ('faults' in values) return values
    return 'faults' in parsed ? parsed : { values: { body: parsed.values, values: values.values } }
  }
  return {
    ...common(named),
    writes: true,
    method: 'POST',
    parameters: describeParameters(own),
    body: {
      request: { name, shape },
      example: () => example,
      parameters: () => exampleQuery,
      units: {},
      ...(!request && { mayBeEmpty: true }),
    },
    respond: async (body, caller, query) => {
      const found = read(body, query)
      return 'faults' in found ? found : stored(() => answer(found.values.body, askingOf(caller), found.values.values))
    },
  }
}
