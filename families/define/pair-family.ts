/** A family whose candidates are put together of rows of several tables (gear unit and motor) and found by a search of its own. */
import type * as z from 'zod/mini'
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
 * A candidate by its parts: the row that its card is about, the row of its motor, those of what it has besides, and the figures of all as a Check
 * call takes them.
 */
export type PairParts<Candidate = unknown> = {
  readonly model: CatalogueModel<unknown>
  readonly motor?: CatalogueModel<unknown>
  readonly others?: readonly CatalogueModel<unknown>[]
  readonly candidate: Candidate
}

/** What answers read of the verdict on a candidate. */
export type Sizing = Pick<Sized<unknown, unknown>, 'limits' | 'notKnown' | 'checks' | 'values'>

/** The exact verdict on a pair; `warnings` are keys of the words. */
export type PairSizing = Sizing & { readonly warnings: readonly string[] }

/** The part of a card that the family fills; the rest comes from the rows. */
export type PairCard = Pick<RecommendedModel, 'machineCode' | 'isSTL' | 'utilisation' | 'governing'> &
  Partial<RecommendedModel> & { readonly furtherFigures: readonly FurtherFigure[] }

/** The models that match, each once, and the pairs that are given out, best first. */
type CountedPairs<Pair> = { readonly models: readonly CatalogueModel<unknown>[]; readonly list: readonly Pair[] }

/**
 * What a search finds. `notKnown`: models that miss no limit but cannot be judged by all of them with any motor, each once with the best of its
 * motors; left out where there is none.
 */
export type FoundPairs<Pair = unknown> = CountedPairs<Pair> & { readonly notKnown?: CountedPairs<Pair> }

/** Most models of a list of those that cannot be judged. */
export const longestUnknownList = 20

/** A pair that misses: the checks that it fails, and changes of the request that make it fit, each alone. */
export type NearPair<Pair = unknown> = { readonly pair: Pair; readonly failing: readonly string[]; readonly fixes: readonly Fix[] }

/** The part of a list that is wanted; `page` from 1. */
export type ListPart = { readonly page: number; readonly size: number }

/**
 * A request under the catalogue of now. Nothing is searched or sized before it is asked for, and what may take long is done in pieces. What takes something of the family's own is written as
 * a method here and below, so that any family also is one whose types are hidden: whoever holds it so passes on what came from it.
 */
export type PairPreparation<Pair = unknown, Candidate = unknown, Found extends FoundPairs<Pair> = FoundPairs<Pair>> = {
  /** Models that could be found. */
  readonly total: number
  /** What the results rest on: those of all pairs, or those that one pair uses. */
  assumptions(this: void, candidate?: Candidate): readonly Assumption[]
  size(this: void, candidate: Candidate): PairSizing
  card(this: void, pair: Pair): PairCard
  /** Its list is given out to this length, at least where there are so many. */
  find(this: void, longest: number): Cooperative<Found>
  /** Whether a pair of the list may stand before its first for the margin that it keeps: what ranks before that is no worse. */
  mayLead(this: void, pair: Pair, first: Pair): boolean
  /** One pair for each model that does not pass with anything: those that cannot be judged in rank order, then those that fail, the nearest first. */
  readonly rejected: () => Cooperative<readonly Pair[]>
  /** Where nothing fits: what would. */
  readonly nearest: () => Cooperative<readonly NearPair<Pair>[]>
}

/** A request as it was read: how everything that it names is found among the rows of now. */
export type NamingRequest<Rows = unknown, Asked = unknown> = { resolve(this: void, rows: Rows): Parsed<Asked> }

/** What an explanation is asked for, and of which rows: one pair, else those that fit (as without `only`) or those that do not. */
export type ExplainedPairs<Pair = unknown, Asked = ListPart> = {
  readonly asked: Asked
  readonly named: Pair | undefined
  readonly only: 'passed' | 'failed' | undefined
}

/** A described pair under a request. */
export type CheckedPair<Candidate = unknown, Asked = ListPart> = { readonly asked: Asked; readonly candidate: Candidate }

/** Shapes of a call with the last part of their names in the reference, and how its body is read. */
type PairCall<Rows, Asked, Request extends z.ZodMiniType = z.ZodMiniType> = {
  readonly request: Request
  /** One line in English, for the reference. */
  readonly summary: string
  /** What it does, in English, for the reference. */
  readonly description: string
  readonly answer: readonly [name: string, shape: z.ZodMiniType]
  readonly parse: (body: unknown) => Parsed<NamingRequest<Rows, Asked>>
  /** A body that the rows of now answer. */
  example(this: void, rows: Rows): object
}

/** A calculation: a list of cards, in the form of its call. */
export type PairCalculation<Rows = unknown, Asked = ListPart, Found = FoundPairs> = PairCall<Rows, Asked, z.ZodMiniObject> & {
  readonly call: string
  write(
    this: void,
    answer: Pick<Calculation, 'matched' | 'total' | 'catalogueVersion' | 'units' | 'notKnown' | 'narrowable'>,
    cards: RecommendedModel[],
    /** `found` is what is listed, `all` what was found before it was narrowed: what there is to choose by; whether demonstration series are listed beside others. */
    context: { readonly found: Found; readonly all: Found; readonly asked: Asked; readonly showsDemonstrations: boolean },
  ): unknown
}

/** The calls of a family of pairs, and what answers them. */
export type PairFamily<
  Rows = unknown,
  Pair = unknown,
  Candidate = unknown,
  Asked extends ListPart = ListPart,
  Found extends FoundPairs<Pair> = FoundPairs<Pair>,
> = {
  /** First part of the path of its calls. */
  readonly service: string
  /** Id of the family whose rows a person chooses from on the screens of the service: their working ids name its SKUs. */
  readonly choosesFrom?: string
  /** Units of the figures of its cards, where they are laid out by another family. */
  readonly figureUnits?: FigureUnits
  /** Demonstration series stand in the list with the others, and are not hidden: what there is to choose by counts them. */
  readonly showsDemonstrations?: true
  readonly labelKey: (path: string) => string | undefined
  /** Units of the fields of its bodies. */
  readonly units: Readonly<Record<string, string>>
  /** Lays the rows out, once per catalogue version. */
  readonly layOut: (rowsOf: TableRows) => Rows
  prepare(this: void, asked: Asked, rows: Rows): PairPreparation<Pair, Candidate, Found>
  partsOf(this: void, pair: Pair): PairParts<Candidate>
  readonly calculations: readonly PairCalculation<Rows, Asked, Found>[]
  readonly explanation: PairCall<Rows, ExplainedPairs<Pair, Asked>> & {
    /** Most rows of what does not fit: the nearest. */
    readonly longestRejected: number
    /** What is at fault where figures overflow. */
    readonly faultPath: string
  }
  /** Its example is without the candidate. */
  readonly check: PairCall<Rows, CheckedPair<Candidate, Asked>>
}
