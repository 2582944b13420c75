/** A family whose candidates combine rows of several tables (gear unit and motor) and are found by a search of their own. */
import type * as z from 'zod/mini'
import type { Offer } from '../../engine/assembly/assembly.ts'
import type { Judged } from '../../engine/assembly/judge.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Calculation, FigureUnits, Fix, FurtherFigure, RecommendedModel } from '../../contract/results/selection.ts'
import type { Assumption } from '../../contract/results/sizing.ts'
import type { Sized } from '../sizing/define-sizing.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import type { CatalogueTable } from './catalogue-table.ts'
import type { Parsed } from './parsed.ts'

/** The rows of a table of the catalogue, in rank order. */
export type TableRows = <Row>(table: CatalogueTable<Row>) => readonly CatalogueModel<Row>[]

/**
 * The parts of a candidate: the row that its card describes, the row of its motor, rows of further parts, and the figures of all
 * of them in the form of a Check call.
 */
export type PairParts<Candidate = unknown> = {
  readonly model: CatalogueModel<unknown>
  readonly motor?: CatalogueModel<unknown>
  readonly others?: readonly CatalogueModel<unknown>[]
  readonly candidate: Candidate
}

/** The part of a sizing verdict that answers use. */
export type Sizing = Pick<Sized<unknown, unknown>, 'limits' | 'notKnown' | 'checks' | 'values'>

/** The exact verdict on a pair; `warnings` are text keys. */
export type PairSizing = Sizing & { readonly warnings: readonly string[] }

/** The part of a card that the family fills; the rest comes from the rows. */
export type PairCard = Pick<RecommendedModel, 'machineCode' | 'isSTL' | 'utilisation' | 'governing' | 'checks'> &
  Partial<RecommendedModel> & { readonly furtherFigures: readonly FurtherFigure[] }

/** A card with its assembly, and the verdict that it was written from. */
export type SizedCard = Omit<PairCard, 'checks' | 'notKnown' | 'assembly'> & {
  readonly sizing: Pick<Sizing, 'limits' | 'notKnown'>
  readonly assembly: Judged
}

/** The matching models, each once, and the listed pairs, best first. */
type CountedPairs<Pair> = { readonly models: readonly CatalogueModel<unknown>[]; readonly list: readonly Pair[] }

/**
 * The result of a search. `notKnown`: models that exceed no limit but cannot be fully checked with any motor, each once with its
 * best motor; omitted if there is none.
 */
export type FoundPairs<Pair = unknown> = CountedPairs<Pair> & {
  readonly notKnown?: CountedPairs<Pair>
  /** What can take the place of a part of the one pair that was asked for. */
  readonly others?: readonly Offer[]
  /** The one pair that was asked for, if it fails. */
  readonly failing?: Pair
}

/** Maximum length of the list of models that cannot be fully checked. */
export const longestUnknownList = 20

/** A pair that fails: the checks it fails, and changes of the request each of which makes it pass. */
export type NearPair<Pair = unknown> = { readonly pair: Pair; readonly failing: readonly string[]; readonly fixes: readonly Fix[] }

/** The requested page of a list; `page` from 1. */
export type ListPart = { readonly page: number; readonly size: number }

/**
 * A request prepared against the current catalogue. Searching and sizing are lazy, and long computations are cooperative
 * generators. Members that take values of the family's own types are methods, so that a family with erased types remains
 * assignable: its holder only passes values back that it received from the family.
 */
export type PairPreparation<Pair = unknown, Candidate = unknown, Result extends FoundPairs<Pair> = FoundPairs<Pair>> = {
  /** Number of models considered. */
  readonly total: number
  /** The assumptions of the results: those of all pairs, or those that one pair uses. */
  assumptions(this: void, candidate?: Candidate): readonly Assumption[]
  size(this: void, candidate: Candidate): PairSizing
  card(this: void, pair: Pair): SizedCard
  /** Lists at least `longest` pairs, or all if there are fewer. */
  find(this: void, longest: number): Cooperative<Result>
  /**
   * Whether a pair may be listed before the current first for its larger margin: it is no worse in the criteria that rank before
   * margin.
   */
  mayLead(this: void, pair: Pair, first: Pair): boolean
  /**
   * One pair for each model that passes with no partner: first those that cannot be fully checked, in rank order, then those that
   * fail, the nearest first.
   */
  readonly rejected: () => Cooperative<readonly Pair[]>
  /** The nearest pairs, if no pair passes. */
  readonly nearest: () => Cooperative<readonly NearPair<Pair>[]>
}

/** A parsed request; `resolve` looks up what it names in the current rows. */
export type NamingRequest<Rows = unknown, Query = unknown> = { resolve(this: void, rows: Rows): Parsed<Query> }

/**
 * The request of an explanation and its selection of rows: one named pair, otherwise those that pass (default) or those that fail.
 */
export type ExplainedPairs<Pair = unknown, Query = ListPart> = {
  readonly query: Query
  readonly named: Pair | undefined
  readonly only: 'passed' | 'failed' | undefined
}

/** A pair described in a Check call, with its request. */
export type CheckedPair<Candidate = unknown, Query = ListPart> = { readonly query: Query; readonly candidate: Candidate }

/** Schemas of a call with the last part of their names in the reference, and the parser of its body. */
type PairCall<Rows, Query, Request extends z.ZodMiniType = z.ZodMiniType> = {
  readonly request: Request
  /** One line in English, for the reference. */
  readonly summary: string
  /** What it does, in English, for the reference. */
  readonly description: string
  readonly answer: readonly [name: string, shape: z.ZodMiniType]
  readonly parse: (body: unknown) => Parsed<NamingRequest<Rows, Query>>
  /** A valid request body for the current rows. */
  example(this: void, rows: Rows): object
}

/** A calculation: a list of cards, written in the form of its call. */
export type PairCalculation<Rows = unknown, Query = ListPart, Result = FoundPairs> = PairCall<Rows, Query, z.ZodMiniObject> & {
  readonly call: string
  /** Fields of its body that name the model of a role; what is left are the conditions. */
  readonly pins?: Readonly<Record<string, string>>
  /** Fields of its body that choose among its answers, which are no conditions either. */
  readonly choices?: readonly string[]
  write(
    this: void,
    answer: Pick<Calculation, 'matched' | 'total' | 'catalogueVersion' | 'units' | 'notKnown' | 'narrowable' | 'others' | 'failing'>,
    cards: RecommendedModel[],
    /**
     * `found` is the listed result, `all` the result before filters, which determines the filter options; `showsDemonstrations`:
     * whether demonstration series are listed with the others.
     */
    context: { readonly found: Result; readonly all: Result; readonly query: Query; readonly showsDemonstrations: boolean },
  ): unknown
}

/** The calls of a family of pairs and their implementation. */
export type PairFamily<
  Rows = unknown,
  Pair = unknown,
  Candidate = unknown,
  Query extends ListPart = ListPart,
  Result extends FoundPairs<Pair> = FoundPairs<Pair>,
> = {
  /** First part of the path of its calls. */
  readonly service: string
  /** Id of the family whose rows the screens of the service offer for selection: their working ids name its SKUs. */
  readonly choosesFrom?: string
  /** Units of the figures of its cards, if another family defines the layout. */
  readonly figureUnits?: FigureUnits
  /** Demonstration series are listed with the others instead of hidden; the filter options count them. */
  readonly showsDemonstrations?: true
  readonly labelKey: (path: string) => string | undefined
  /** Units of the fields of its bodies. */
  readonly units: Readonly<Record<string, string>>
  /** Prepares the rows for the search, once per catalogue version. */
  readonly layOut: (rowsOf: TableRows) => Rows
  prepare(this: void, query: Query, rows: Rows): PairPreparation<Pair, Candidate, Result>
  partsOf(this: void, pair: Pair): PairParts<Candidate>
  readonly calculations: readonly PairCalculation<Rows, Query, Result>[]
  readonly explanation: PairCall<Rows, ExplainedPairs<Pair, Query>> & {
    /** Maximum number of rejected rows, the nearest first. */
    readonly longestRejected: number
    /** Path of the reported error if figures overflow. */
    readonly faultPath: string
  }
  /** The example omits the candidate. */
  readonly check: PairCall<Rows, CheckedPair<Candidate, Query>>
}
