/** Parts that a form may use; it uses only those that its family has. */
export type OrderCodeParts = {
  readonly name: string
  /** Threaded length of a screw, rail length of a guide or module, mm. */
  readonly length?: number
  /** Accuracy grade, e.g. C7. */
  readonly grade?: string
  /** Travel deviation over 300 mm, mm. */
  readonly deviation?: number
  /** Install type of a jack. */
  readonly install?: string
  /** Stroke, mm. */
  readonly stroke?: number
  /** Blocks on each rail of a guide. */
  readonly blocks?: number
  /** Number of rails of a guide, if several. */
  readonly rails?: number
  /** Flange or adapter between a gear and its motor. */
  readonly flange?: string
  /** Order text of the motor of a gear unit. */
  readonly motor?: string
}
