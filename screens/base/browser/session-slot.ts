/** A typed slot in session storage; survives reloads and the back button. */
import * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'

export type SessionSlot<Kept> = {
  /** Returns undefined if the stored value does not have the expected shape. */
  readonly read: () => Kept | undefined
  /**
   * Stores the value.
   *
   * @returns false if session storage is unavailable
   */
  readonly write: (kept: Kept) => boolean
  readonly clear: () => void
}

/** Parses a stored JSON text; undefined if it does not match `shape`. */
export const readAs = <Kept>(shape: z.ZodMiniType<Kept>, stored: string | undefined): Kept | undefined => {
  try {
    return z.safeParse(shape, JSON.parse(stored ?? '')).data
  } catch {
    return undefined
  }
}

export const sessionSlot = <Kept>(key: string, shape: z.ZodMiniType<Kept>): SessionSlot<Kept> => ({
  read: () => readAs(shape, readStored('session', key)),
  write: (kept) => writeStored('session', key, JSON.stringify(kept)),
  clear: () => void writeStored('session', key, ''),
})
