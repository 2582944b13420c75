/** Messages between a maker thread and the node that started it. */

/** Initial data of a thread. */
export interface ThreadData {
  /** URL of the module with the table of makers. */
  readonly makers: string
}

/** A message to the thread. */
export interface ToThread {
  readonly id: number
  /** Canonical JSON of the file's input. */
  readonly input: string
}

/** A message from the thread. */
export type FromThread =
  | { readonly id: number; readonly done: number }
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly hash: string }
  | { readonly id: number; readonly fault: string }
