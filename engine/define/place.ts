/** The place of a calculator among the others. */

/** Where a working class stands on the start page and in the menu. */
export type Place = {
  /** Group of the start page. */
  readonly group: string
  /** Position in the group: ascending, entries without one last, ties by id. */
  readonly order?: number
  /** Further ids that open the same screen; each stands right after the class itself. */
  readonly also?: readonly number[]
  /** What the user wants to move; the start page has the class under the first of them. */
  readonly moves?: readonly string[]
  /** Whether it sizes the whole drive, so that the start page offers it first. */
  readonly complete?: true
  /** Name of its picture. */
  readonly drawing: string
  /** Name of a page of its own, which addresses of a service lead to: `/lecto-custom/<address>/…`. */
  readonly address?: string
}
