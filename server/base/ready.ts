/** Whether the database could be read and written a moment ago. */
export interface Ready {
  readonly read: boolean
  readonly write: boolean
}
