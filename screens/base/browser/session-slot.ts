/** A typed slot in session storage; survives reloads and the back button. */
import * as z from 'zod/mini'
import { parsedJson, readStored, writeStored } from './storage.ts'

export type SessionSlot<Saved> = {
  /** Returns undefined if the stored value does not have the expected shape. */
  readonly read: () => Saved | undefined
  /**
   * Stores the value.
   *
   * @returns false if session storage is unavailable
   */
  readonly write: (value: Saved) => boolean
  readonly clear: () => void
}

/** Parses a stored JSON text; undefined if it does not match `shape`. */
export const readAs = <Saved>(shape: z.ZodMiniType<Saved>, stored: string | undefined): Saved | undefined =>
  z.safeParse(shape, parsedJson(stored)).data

export const sessionSlot = <Saved>(key: string, shape: z.ZodMiniType<Saved>): SessionSlot<Saved> => ({
  read: () => readAs(shape, readStored('session', key)),
  write: (value) => writeStored('session', key, JSON.stringify(value)),
  clear: () => void writeStored('session', key, ''),
})
