/** An assembly: the parts of an answer, how they are joined, what each gives and demands, and one state. Plain data, equal to its wire shape. */

/** Stable name of a part within its assembly, such as `motor`. */
export type RoleId = string

/**
 * `failed`: a check of a part or joint is missed. `notKnown`: one that is needed cannot be made. `open`: what is chosen passes, but a
 * decisive position or an order code is open. `complete`: nothing is left to choose.
 */
export type State = 'complete' | 'open' | 'notKnown' | 'failed'

/** Origin of the figures of an item, the most trusted first; `user`: typed for an own part. */
export type ItemBasis = 'published' | 'standard' | 'derived' | 'secondHand' | 'unverified' | 'demo' | 'user'

/** An order code as its judge leaves it: what prevents it from being ordered, and parts that only the maker's code has. */
export type ItemCode = {
  readonly code: string
  readonly state: 'cannot' | 'missing' | 'unconfirmed' | 'whole'
  /** Parts of the code that are missing, unconfirmed or not available, by `state`. */
  readonly parts: readonly string[]
  readonly also: readonly string[]
}

/** A figure that an open position has to meet. `name` is that of a value of the answer, `from` the flows that it is made of. */
export type Requirement = {
  readonly name: string
  readonly op: '>=' | '<' | '='
  /** Missing if it is not known. */
  readonly value?: number | undefined
  readonly unit: string
  readonly from: readonly string[]
}

/** Names of a row of the catalogue, as lists and links need them. */
type ModelNames = {
  readonly family: string
  readonly sku: string
  readonly name: string
  readonly series: string
  readonly maker: string
}

/** What fills a position. `included`: part of the model of another role, such as a motor that is built in. */
export type Item =
  | ({ readonly kind: 'model'; readonly code: ItemCode; readonly basis: Exclude<ItemBasis, 'user'>; readonly source: string } & ModelNames)
  | { readonly kind: 'included'; readonly in: RoleId }
  | { readonly kind: 'own'; readonly name: string; readonly figures: Readonly<Record<string, number | string>> }
  | {
      readonly kind: 'open'
      readonly needs: readonly Requirement[]
      readonly why: 'noCatalogue' | 'noneFits' | 'notStated' | 'machineBuilder'
      readonly decisive: boolean
    }

/** What one part gives another. Its derivation is that of the value with this name in the explanation of the answer. */
export type Flow = {
  readonly id: string
  /** Role, or `conditions`. */
  readonly from: string
  readonly to: RoleId
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** The check of a part or joint with the highest share of its limit; `at` is its name. */
export type Use = { readonly at: string; readonly utilisation: number }

/** Rotation (rows of a matrix) and translation in mm of one instance in the frame of the assembly; x is the travel of an axis, z is up. */
export type Placement = { readonly turn: readonly number[]; readonly at: readonly [x: number, y: number, z: number] }

/** A position of an assembly: what fills it, how often, what it has to take. */
export type Part = {
  readonly role: RoleId
  /** From 1; of a part within another one its number there. */
  readonly position: number
  /** Pieces of the order code. */
  readonly quantity: number
  /** The part that it belongs to, such as the motor of a brake. */
  readonly in?: RoleId | undefined
  readonly item: Item
  /** What one order code consists of, if it names a set, such as two rails with two blocks each. */
  readonly set?: readonly { readonly name: string; readonly quantity: number }[] | undefined
  /** Ids of the flows that it has to take. */
  readonly demands: readonly string[]
  readonly use?: Use | undefined
  /** Checks that cannot be made, and the columns that they need. */
  readonly notKnown?: readonly { readonly name: string; readonly needs: readonly string[] }[] | undefined
  /** Mass of all pieces, kg. */
  readonly mass?: number | undefined
  readonly state: State
  /** One for each body; missing until it is placed. */
  readonly at?: readonly Placement[] | undefined
}

/** A model that can take the place of a part. */
export type Offer = Pick<Part, 'role' | 'item' | 'use' | 'state'>

/** One check of a joint: what each side has. null: not stated. */
export type JointCheck = {
  readonly name: string
  readonly a: number | string | null
  readonly b: number | string | null
  readonly unit: string
  readonly state: 'passed' | 'notKnown' | 'failed'
}

/** Where two parts meet: `a` and `b` are ports, `<role>.<port>`. */
export type Joint = {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly checks: readonly JointCheck[]
  readonly state: State
}

/** A total; `atLeast`: the shares of the parts in `without` are not known. */
export type Figure =
  | { readonly value: number; readonly unit: string; readonly basis: ItemBasis; readonly without?: readonly RoleId[] | undefined }
  | { readonly missing: readonly RoleId[] }

/** What is totalled: kg, W, km. */
export type Total = 'mass' | 'ratedPower' | 'life'

/** Parts, joints and flows before the assembly is judged and named. */
export type Joined = { readonly parts: readonly Part[]; readonly joints: readonly Joint[]; readonly flows: readonly Flow[] }

/** The judged answer. */
export type Assembly = Joined & {
  /** Working id. */
  readonly calculator: string
  /** Our own number, such as SW-303-7f3a91c2; never an order code. */
  readonly reference: string
  readonly state: State
  readonly governing: Use
  readonly basis: ItemBasis
  readonly figures: Readonly<Partial<Record<Total, Figure>>>
}
