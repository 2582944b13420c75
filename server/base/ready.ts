/** State of the database at its last check. */
export interface Ready {
  readonly read: boolean
  readonly write: boolean
}
