import type * as z from 'zod/mini'
import type { Permission } from '../../../contract/people/people.ts'
import type { Scope, Principal } from '../../../contract/people/rights.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { ErrorCode } from '../../../contract/errors.ts'

/** Where the calls of classes are: by the id of the class, whatever service answers. */
export const classRoot = '/api'

/** Where the calls of calculators are: the first is the address of the reference, the second is the general form. */
export const calculatorRoots = ['/YQWorking/api', classRoot] as const

/** The calls of a form by what they do, and what each is called on the wire. */
export const formCalls = { init: 'CalculationInit', calculation: 'Calculation', explanation: 'Explanation', check: 'Check' } as const
export type FormCall = keyof typeof formCalls

/** A shape with its name in the reference. */
export interface NamedShape {
  readonly name: string
  readonly shape: z.ZodMiniType
}

/** A parameter of a query, or an input of a form in the body of a Check call, as the reference describes it. */
export interface ServedParameter {
  readonly name: string
  readonly required: boolean
  /** Sent or left out depending on the others: only the request as a whole tells. */
  readonly conditional: boolean
  readonly shape: z.ZodMiniType
  /** '' = no unit. */
  readonly unit: string
  /** Of the rows of a list, which are one text: their columns in order. */
  readonly rows?: { readonly most: number; readonly columns: readonly { readonly name: string; readonly unit: string }[] }
  /** What it is, in English, for a parameter that is no field of a form: a field has a label. */
  readonly description?: string
}

/** Every parameter with all its occurrences, whatever it is called. */
export type Query = Readonly<Record<string, readonly string[]>>

/** Who calls, as the middleware of rights found it. */
export interface Actor {
  readonly principal: Principal
  /** What the call may touch. */
  readonly scope: Scope
  /** Network address, for limits. */
  readonly address: string
  /** What the browser calls itself. */
  readonly device: string
}

/** For whom a call is answered. */
export interface Caller {
  /** Language of the answer. */
  readonly locale: Locale
  /** The site that is meant. */
  readonly site: Site
  /** Missing where a call is made without the service around it. */
  readonly actor?: Actor
}

/** What comes of a call. */
export type CallResult = Parsed<unknown>

/** What a call answers: at once, later, or piece by piece. */
export type CallAnswer = CallResult | Promise<CallResult> | Cooperative<CallResult>

/** Whether an answer is yet to be worked out. */
export const isCooperative = (answer: CallAnswer): answer is Cooperative<CallResult> => 'next' in answer

/** English text, the working ids of the screens that make the calls of the service, or the key of a text. */
export type CallTag = string | { readonly screens: readonly string[] } | { readonly named: string }

/** What a call is, whatever it takes. */
export interface CallBase {
  /** Paths before service and call; the first is the one of the reference. */
  readonly roots: readonly string[]
  /** Path segments, e.g. `ReducerWorking` and `ManualCalculation`. */
  readonly service: string
  /** It stands right below its roots: the service is what the reference lists it under, and no segment. */
  readonly withoutService?: true
  /** Classes that it is answered for at `/api/{class}/{call}`, too; `parameter`: what the class is called in a request. */
  readonly classes?: { readonly ids: readonly string[]; readonly parameter?: string }
  readonly call: string
  /** Its operation id in the reference, where that is not service and call together. */
  readonly operation?: string
  /** One line in English, for the reference. */
  readonly summary: string
  /** What it does, in English, for the reference. */
  readonly description: string
  /** What the reference lists its service under. */
  readonly tag: CallTag
  /** Set on the calls of a form: which of them it is. */
  readonly form?: FormCall
  /** `AsOf` can ask it of an older version of the catalogue. */
  readonly versioned?: true
  readonly answer: NamedShape
  /** It answers with a file in place of the envelope: its values are the bytes, or, where it has no name of its own, a file that says its name. */
  readonly file?: { readonly type: string; readonly name?: string }
  /** Text key of what a path in a request is called; undefined where it has no name. */
  readonly labelKey?: (path: string) => string | undefined
  /** Text key of the remark beside it. */
  readonly hintKey?: (path: string) => string | undefined
  /** The error that tells that what was requested does not exist, or is switched off. */
  readonly mayMiss?: ErrorCode
  /** The button that makes it, which a site may give to some alone. */
  readonly button?: Permission
  /** It stores something: a client may make fewer of these, and storing may fail. */
  readonly writes?: true
  /** What its answers are of, beside request, language and site: they are the same as long as this is. Without it each is made anew. */
  readonly asOf?: () => string
  /** It is much work: a client may make as few of these as of those that store something. */
  readonly costly?: true
  /** Its body is a file, which may be larger than what a form sends; a document may be larger still. */
  readonly bodySize?: 'file' | 'document'
  /**
   * Limits of their own: what pages send by themselves leaves what a person stores its room; so do files, which take several calls each;
   * documents that are looked at take a processor for a second each.
   */
  readonly bucket?: 'logs' | 'files' | 'documents'
}

/** A call that is asked by the parameters of its address. */
export interface QueryCall extends CallBase {
  readonly method: 'GET'
  readonly parameters: readonly ServedParameter[]
  /** What it takes beside its parameters, the same whichever calculator is asked. */
  readonly options?: readonly ServedParameter[]
  /** A query that is answered with code 0 by the catalogue of now; only the parameters that it names are shown with an example. */
  readonly example: () => Readonly<Record<string, string>>
  readonly respond: (query: Query, caller: Caller) => CallAnswer
}

/** A call that is asked by a JSON body. */
export interface BodyCall extends CallBase {
  readonly method: 'POST'
  /** What it takes in its address beside the body; nothing where there are none. */
  readonly parameters?: readonly ServedParameter[]
  readonly body: {
    readonly request: NamedShape
    /** One that is answered with code 0 by the catalogue of now. */
    readonly example: () => unknown
    /** The parameters of the same example. */
    readonly parameters?: () => Readonly<Record<string, string>>
    /** An empty body counts as an empty object. */
    readonly mayBeEmpty?: true
    /** Units of its fields. */
    readonly units?: Readonly<Record<string, string>>
    /** The form's fields, where the body has `inputs`: the shape that reads it leaves what an input may be to the engine. */
    readonly inputs?: readonly ServedParameter[]
  }
  readonly respond: (body: unknown, caller: Caller, query: Query) => CallAnswer
}

/** A call as the service answers it and the reference describes it: requests are read by its own rules, answers are shapes of the contract. */
export type ServedCall = QueryCall | BodyCall

/** Where a call is below a root. */
export const pathBelow = (
  root: string,
  { service, call, withoutService }: Pick<ServedCall, 'service' | 'call' | 'withoutService'>,
): string => (withoutService ? `${root}/${call}` : `${root}/${service}/${call}`)
