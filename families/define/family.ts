/** A product family as everything else knows it: its manifest. Server, browser, catalogue, documentation and tests read nothing else of a family. */
import type * as z from 'zod/mini'
import type { CallParameters } from './call-parameters.ts'
import type { CardLayout } from './card-layout.ts'
import type { CatalogueTable } from './catalogue-table.ts'
import type { Coverage } from './coverage.ts'
import type { DrawView } from './model-view.ts'
import type { Equivalents } from './equivalents.ts'
import type { LectoGroup } from './lecto-group.ts'
import type { OrderCodes } from './order-code.ts'
import type { OrderableOf } from './orderable.ts'
import type { FamilyPart } from './part.ts'
import type { ServiceShape } from './service-shape.ts'
import type { PairFamily } from './pair-family.ts'
import type { SkuClass } from './sku-class.ts'
import type { Conditions, IndexedSizer } from './sizer.ts'

/** How a product directory leads to the models of a family: columns of its table. */
export type DirectoryColumns = {
  /** By whose values each series is divided; a family without it has series that are short enough as a whole. */
  readonly dividedBy?: string
  /** What a list of models says of each, beside that. */
  readonly figures: readonly string[]
}

/** Columns that say how large a model is. */
export type SizeColumns = {
  /** Numbers, the deciding one first: the next size of a series is the next by them. */
  readonly by: readonly [string, ...string[]]
  /** What models have in common that differ in size alone. */
  readonly alike: readonly string[]
}

/** How the models of a family are shown. */
export type ShownFamily<Candidate = unknown> = {
  /** The card of a model. */
  readonly card: CardLayout
  /** Cards that a calculator can ask for in its place, by the name in its schema (`results.card`). */
  readonly otherCards?: Readonly<Record<string, CardLayout>>
  /** Name of the picture of a model whose row names none that is drawn. */
  readonly drawing: string
  /** The picture of a model in its proportions, in place of that, where its figures allow one. Fetched with the first model that is shown. */
  readonly view?: () => Promise<DrawView>
  readonly orderCodes: OrderCodes
  /** What completes them. Fetched by who reads or builds a code. */
  readonly orderable: () => Promise<OrderableOf<Candidate>>
  /** What they look like in space. Fetched by who makes files. */
  readonly part?: () => Promise<FamilyPart<Candidate>>
  readonly directory: DirectoryColumns
  readonly size: SizeColumns
  /** Which of its models are mounted alike. Fetched by who compares makers. */
  readonly equivalents?: () => Promise<Equivalents>
  readonly coverage: Coverage
  /** Values that say how much a warning means, by the name of the warning; of shares 100 % is nothing of it. */
  readonly amounts?: Readonly<Record<string, readonly string[]>>
  /** The page under `docs/` that describes figures and checks, where they are not generated from the sizing. */
  readonly describedIn?: string
}

/** How the calls of a family are answered whose candidates are the rows of its table. */
export type FamilySelection<Parameters = Conditions, Candidate = unknown> = {
  /** What is sized, as a Check call describes it. */
  readonly candidate: z.ZodMiniObject & z.ZodMiniType<Candidate>
  /** By the path segment of their calls. */
  readonly services: Readonly<Record<string, ServiceShape>>
  /** What its calculations take. Fetched by who checks or describes a form that asks them. */
  readonly parameters: () => Promise<CallParameters>
  /** Fetched when something is sized: a page of results needs the manifest alone. */
  readonly sizer: () => Promise<IndexedSizer<Parameters, Candidate>>
}

/**
 * A family. One whose rows are only parts of other families' models (motors) has a table and nothing more; one that puts models of other families
 * together has the table that its cards are about.
 */
export type Family<Parameters = Conditions, Candidate = unknown> = {
  /** Also the name of its folder and of its texts, and of its table where it has rows of its own. */
  readonly id: string
  readonly table: CatalogueTable
  readonly shown?: ShownFamily<Candidate>
  readonly selection?: FamilySelection<Parameters, Candidate>
  /** The calls of a family whose candidates are put together of rows of several tables. Fetched likewise. */
  readonly pairs?: () => Promise<PairFamily>
  /** What its models are chosen together with. Fetched likewise. */
  readonly groups?: () => Promise<readonly LectoGroup[]>
  /** Columns without which a figure is estimated on the safe side, each with the source of the estimate. Without any other, what needs it is not known. */
  readonly estimated?: Readonly<Record<string, string>>
  /** Where a person chooses among its rows themselves, not among results. */
  readonly skuClass?: SkuClass<Candidate>
}

/**
 * @param family a manifest whose parts agree on their request and their candidate
 * @returns the same; the registry hides its types
 */
export const defineFamily = <Parameters, Candidate>(family: Family<Parameters, Candidate>): Family<Parameters, Candidate> => family
