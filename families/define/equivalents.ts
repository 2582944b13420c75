/** Models of several makers with identical mounting dimensions, found by comparing the figures that each maker prints. */

/** Groups of models of different makers that are interchangeable as far as mounting is concerned. */
export type Equivalents = {
  /** The identical interface: the seat of a nut, or a carriage with its rail. */
  readonly same: 'nut' | 'carriage'
  /** Source of the figures. */
  readonly source: string
  readonly groups: readonly {
    /** The compared figures, by the catalogues' symbols. */
    readonly figures: string
    /** Names of models. */
    readonly names: readonly string[]
  }[]
}
