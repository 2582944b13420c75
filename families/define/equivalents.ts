/** Models of several makers that are mounted alike: figures that each maker prints, compared; no cross reference from memory. */

/** Of each group the models of different makers stand for one another, as far as mounting goes. */
export type Equivalents = {
  /** What is the same: the seat of a nut, a carriage with its rail. */
  readonly same: 'nut' | 'carriage'
  /** Where the figures were read. */
  readonly source: string
  readonly groups: readonly {
    /** The figures that are the same, by the letters of the catalogues. */
    readonly figures: string
    /** Names of models. */
    readonly names: readonly string[]
  }[]
}
