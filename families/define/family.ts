/** The manifest of a product family: the only interface of a family for server, browser, catalogue, documentation and tests. */
import type * as z from 'zod/mini'
import type { AssemblyLayout } from './assembly-layout.ts'
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

/** Table columns by which a product directory leads to the models of a family. */
export type DirectoryColumns = {
  /** Column whose values subdivide a series; without it, series are not subdivided. */
  readonly dividedBy?: string
  /** Columns that a list of models shows for each of them, besides that one. */
  readonly figures: readonly string[]
}

/** Columns that define the size of a model. */
export type SizeColumns = {
  /** Numeric columns, most significant first, that order the sizes of a series. */
  readonly by: readonly [string, ...string[]]
  /** Columns whose values are equal for models that differ only in size. */
  readonly alike: readonly string[]
}

/** How the models of a family are shown. */
export type ShownFamily<Candidate = unknown> = {
  /** The card of a model. */
  readonly card: CardLayout
  /** Alternative card layouts that a calculator can select, by the name in its schema (`results.card`). */
  readonly otherCards?: Readonly<Record<string, CardLayout>>
  /** Name of the default drawing, for models whose row names none that exists. */
  readonly drawing: string
  /**
   * Loads the scale drawing of a model, shown in place of the default one where its figures are sufficient; loaded with the first
   * model displayed.
   */
  readonly view?: () => Promise<DrawView>
  readonly orderCodes: OrderCodes
  /** Loads the structure of the makers' own codes, by series; the pages need none. */
  readonly makerCodes?: () => Promise<NonNullable<OrderCodes['makers']>>
  /** Loads the options that complete an order code; loaded when a code is read or built. */
  readonly orderable: () => Promise<OrderableOf<Candidate>>
  /** Loads the part schema of the models; loaded when files are generated. */
  readonly part?: () => Promise<FamilyPart<Candidate>>
  readonly directory: DirectoryColumns
  readonly size: SizeColumns
  /** Loads the groups of interchangeable models; loaded when makers are compared. */
  readonly equivalents?: () => Promise<Equivalents>
  readonly coverage: Coverage
  /** Values that quantify a warning, by its name; 100 % of a share means no effect. */
  readonly amounts?: Readonly<Record<string, readonly string[]>>
  /** Page under `docs/` that describes figures and checks, where they are not generated from the sizing. */
  readonly describedIn?: string
}

/** Selection in a family whose candidates are the rows of its table. */
export type FamilySelection<Parameters = Conditions, Candidate = unknown> = {
  /** Schema of the component in a Check call. */
  readonly candidate: z.ZodMiniObject & z.ZodMiniType<Candidate>
  /** Services by the path segment of their calls. */
  readonly services: Readonly<Record<string, ServiceShape>>
  /** Loads the parameters of its calculations; loaded when a form is validated or described. */
  readonly parameters: () => Promise<CallParameters>
  /** Loads the sizer; loaded on the first sizing, as a page of results needs only the manifest. */
  readonly sizer: () => Promise<IndexedSizer<Parameters, Candidate>>
}

/**
 * A family. One whose rows are only parts of other families' models (motors) has only a table; one that combines models of other
 * families has the table that its cards describe.
 */
export type Family<Parameters = Conditions, Candidate = unknown> = {
  /** Also the name of its folder, of its texts, and of its table if it has rows of its own. */
  readonly id: string
  readonly table: CatalogueTable
  readonly shown?: ShownFamily<Candidate>
  readonly selection?: FamilySelection<Parameters, Candidate>
  /** Loads the calls of a family whose candidates combine rows of several tables. */
  readonly pairs?: () => Promise<PairFamily>
  /** Loads the layout of assemblies that its calls find. */
  readonly layout?: () => Promise<AssemblyLayout>
  /** Loads the part of a family without pages of its own; as `shown.part`. */
  readonly part?: () => Promise<FamilyPart<Candidate>>
  /** Loads the groups of models that its models are combined with. */
  readonly groups?: () => Promise<readonly LectoGroup[]>
  /**
   * Columns whose absence is replaced by a conservative estimate, each with its source. If any other column is empty, figures that
   * depend on it are unknown.
   */
  readonly estimated?: Readonly<Record<string, string>>
  /** SKU class, for families whose rows are selected directly instead of from results. */
  readonly skuClass?: SkuClass<Candidate>
}

/**
 * @param family a manifest whose parts agree on the types of request and candidate
 * @returns the same manifest; the registry erases its types
 */
export const defineFamily = <Parameters, Candidate>(family: Family<Parameters, Candidate>): Family<Parameters, Candidate> => family
