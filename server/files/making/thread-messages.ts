/** What a thread and the node that started it say to each other. */

/** What a thread is started with. */
export interface ThreadData {
  /** Address of the module with the table of makers. */
  readonly makers: string
}

/** To the thread. */
export interface ToThread {
  readonly id: number
  /** Canonical JSON. */
  readonly input: string
}

/** From the thread. */
export type FromThread =
  | { readonly id: number; readonly done: number }
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly hash: string }
  | { readonly id: number; readonly fault: string }
