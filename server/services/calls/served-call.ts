import type * as z from 'zod/mini'
import type { Permission } from '../../../contract/people/people.ts'
import type { Scope, Principal } from '../../../contract/people/rights.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { PlaceClient } from '../../base/fair-places.ts'
import type { ThreadClient } from '../../base/watched-thread.ts'
import type { BodySizeName } from './body-sizes.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { ErrorCode } from '../../../contract/errors.ts'

/** Root of calls addressed by class id, whichever service answers. */
export const classRoot = '/api'

/** Roots of the calls of calculators: the address of the reference first, then the general form. */
export const calculatorRoots = ['/YQWorking/api', classRoot] as const

/** The calls of a form, with their wire names. */
export const formCalls = { init: 'CalculationInit', calculation: 'Calculation', explanation: 'Explanation', check: 'Check' } as const
export type FormCall = keyof typeof formCalls

/** A shape with its name in the reference. */
export interface NamedShape {
  readonly name: string
  readonly shape: z.ZodMiniType
}

/** The shape of an answer: of its data, or where `isBody` of the whole body beside the code, which has members beside `data`. */
export interface AnswerShape extends NamedShape {
  readonly isBody?: true
}

/** A parameter of a query, or an input of a form in the body of a Check call, as the reference describes it. */
export interface ServedParameter {
  readonly name: string
  readonly required: boolean
  /** Required or not depending on the other parameters: only the request as a whole can be validated. */
  readonly conditional: boolean
  readonly shape: z.ZodMiniType
  /** '' = no unit. */
  readonly unit: string
  /** For the rows of a list, sent as one text: their columns in order, and the maximum number of rows. */
  readonly rows?: { readonly most: number; readonly columns: readonly { readonly name: string; readonly unit: string }[] }
  /** English description of a parameter that is not a field of a form; fields have labels. */
  readonly description?: string
}

/** Every query parameter with all its values, known or not. */
export type Query = Readonly<Record<string, readonly string[]>>

/** The principal of a call, as the access middleware determined it. */
export interface Actor {
  readonly principal: Principal
  /** The data that the call may access. */
  readonly scope: Scope
  /** Network address, for rate limits. */
  readonly address: string
  /** The user agent of the browser. */
  readonly device: string
}

/** The context in which a call is answered. `signal` is aborted once the client is gone; both are missing outside the HTTP service. */
export interface Caller extends ThreadClient {
  /** Language of the answer. */
  readonly locale: Locale
  /** The site of the request. */
  readonly site: Site
  /** Missing where a call is made outside the HTTP service. */
  readonly actor?: Actor
  /**
   * Runs further work of the call in its client's turn and at its expense; it fails with `tooBusy` once the client is gone. Missing
   * outside the HTTP service.
   */
  readonly inTurn?: <T>(work: Cooperative<T>) => Promise<T>
}

/** Whose place long work of a call takes. */
export const placeOf = ({ actor, signal }: Caller): PlaceClient => ({ name: actor?.address ?? '', signal })

/** The values of an answer, or its faults. */
export type CallResult = Parsed<unknown>

/** The answer of a call: synchronous, a promise, or a cooperative generator. */
export type CallAnswer = CallResult | Promise<CallResult> | Cooperative<CallResult>

/** Whether an answer is a cooperative generator. */
export const isCooperative = (answer: CallAnswer): answer is Cooperative<CallResult> => 'next' in answer

/** An English text, the working ids of the screens that make the calls of the service, or the key of a text. */
export type CallTag = string | { readonly screens: readonly string[] } | { readonly named: string }

/** Properties common to all calls. */
export interface CallBase {
  /** Path prefixes of service and call; the reference uses the first. */
  readonly roots: readonly string[]
  /** Path segments, e.g. `ReducerWorking` and `ManualCalculation`. */
  readonly service: string
  /** The call follows its root directly: the service only groups it in the reference and is no path segment. */
  readonly withoutService?: true
  /** Classes for which the call is also served at `/api/{class}/{call}`; `parameter`: request parameter that names the class. */
  readonly classes?: { readonly ids: readonly string[]; readonly parameter?: string }
  readonly call: string
  /** Operation id in the reference, where it differs from service and call joined. */
  readonly operation?: string
  /** One line in English, for the reference. */
  readonly summary: string
  /** English description, for the reference. */
  readonly description: string
  /** Group of the service in the reference. */
  readonly tag: CallTag
  /** Which call of a form this is. */
  readonly form?: FormCall
  /** `AsOf` can make the call for an older catalogue version. */
  readonly versioned?: true
  readonly answer: AnswerShape
  /** The call returns a file instead of the envelope: its values are the bytes, or a named file where no `name` is set here. */
  readonly file?: { readonly type: string; readonly name?: string }
  /** The label key of a path in a request; undefined where it has none. */
  readonly labelKey?: (path: string) => string | undefined
  /** The key of the hint of a path in a request. */
  readonly hintKey?: (path: string) => string | undefined
  /** Errors that the call itself answers with, besides those of every call of its kind (`failuresOf`). */
  readonly failures?: readonly ErrorCode[]
  /** The button that makes the call; a site may grant it individually. */
  readonly button?: Permission
  /** The call stores data: it has a stricter rate limit, and storing may fail. */
  readonly writes?: true
  /**
   * The state that the answer depends on, besides request, language and site: answers are cached while it is unchanged. Without it
   * answers are not cached.
   */
  readonly asOf?: () => string
  /** The call is expensive: it has the rate limit of calls that store data. */
  readonly costly?: true
  /** Size of the body, where it is not that of a form. */
  readonly bodySize?: Exclude<BodySizeName, 'usual'>
  /**
   * A rate limit separate from the other calls: logs are sent automatically by pages, a file takes several calls, and checking a
   * document takes about a second of processor time.
   */
  readonly bucket?: 'logs' | 'files' | 'documents'
}

/** A call with query parameters (GET). */
export interface QueryCall extends CallBase {
  readonly method: 'GET'
  readonly parameters: readonly ServedParameter[]
  /** Parameters common to all calculators. */
  readonly options?: readonly ServedParameter[]
  /** A query that the current catalogue answers with code 0; parameters missing from it have no example in the reference. */
  readonly example: () => Readonly<Record<string, string>>
  readonly respond: (query: Query, caller: Caller) => CallAnswer
}

/** A call with a JSON body or a file as its body (POST). */
export interface BodyCall extends CallBase {
  readonly method: 'POST'
  /** Query parameters beside the body, if any. */
  readonly parameters?: readonly ServedParameter[]
  readonly body: {
    /** Shape of a JSON body; missing where the body is a file. */
    readonly request?: NamedShape
    /** The body is a file of one of these media types; the call receives its bytes as a `Uint8Array`. */
    readonly mediaTypes?: readonly string[]
    /** A body that the current catalogue answers with code 0. */
    readonly example: () => unknown
    /** Query parameters of the same example. */
    readonly parameters?: () => Readonly<Record<string, string>>
    /** An empty body counts as an empty object. */
    readonly mayBeEmpty?: true
    /** Units of its members. */
    readonly units?: Readonly<Record<string, string>>
    /** Fields of the form, where the body has `inputs`: the shape itself leaves the validation of inputs to the engine. */
    readonly inputs?: readonly ServedParameter[]
  }
  readonly respond: (body: unknown, caller: Caller, query: Query) => CallAnswer
}

/**
 * A call as the server answers it and the reference describes it: it validates its requests; answers have shapes of the
 * contract.
 */
export type ServedCall = QueryCall | BodyCall

/** The path of a call below its root. */
export const pathBelow = (
  root: string,
  { service, call, withoutService }: Pick<ServedCall, 'service' | 'call' | 'withoutService'>,
): string => (withoutService ? `${root}/${call}` : `${root}/${service}/${call}`)
