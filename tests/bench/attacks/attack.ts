/** What somebody did to the server for the report of its faults, and what became of it then: to be done again. */

export interface Attack {
  /** What is done, and what is counted or timed: the less, the better. */
  readonly name: string
  /** Number in the report. */
  readonly report: string
  /** As the report has it. */
  readonly before: number
  readonly run: () => Promise<number>
  /** A test that fails where it comes back. */
  readonly heldBy: string
}
