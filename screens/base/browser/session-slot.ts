/** A place in the session that outlives a reload and the back button. */
import * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'

export type SessionSlot<Kept> = {
  /** Something that was stored by another version, or by somebody else, is nothing. */
  readonly read: () => Kept | undefined
  /** @returns false where the browser keeps no session storage. */
  readonly write: (kept: Kept) => boolean
  readonly clear: () => void
}

/** A stored text as what it should be. */
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
