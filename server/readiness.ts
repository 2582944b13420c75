/** Whether the database answers: asked by a timer, told at once. */
import type { Kysely } from 'kysely'
import type { Ready } from './base/ready.ts'
import type { Tables } from './database/tables.ts'

/** What was asked longer ago says nothing of now, ms. */
const soundFor = 15_000

export interface Readiness {
  readonly ready: () => Ready
  /** @throws what the database throws: what could not be done is then no longer ready */
  readonly probe: () => Promise<void>
}

/** Writes a row that is for this alone, and reads it. */
const tryOut = {
  write: (db: Kysely<Tables>, at: string) =>
    db
      .insertInto('probe')
      .values({ id: 1, written_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: at }))
      .execute(),
  read: (db: Kysely<Tables>) => db.selectFrom('probe').select('written_at').execute(),
}

/** @param now ms since the epoch; a new one is ready, since the start has read and written */
export const createReadiness = ({ db, now }: { readonly db: Kysely<Tables>; readonly now: () => number }): Readiness => {
  const since = { read: now(), write: now() }
  const lost = Number.NEGATIVE_INFINITY
  const ask = async (what: keyof typeof since, asked: () => Promise<unknown>) => {
    try {
      await asked()
      since[what] = now()
    } catch (error) {
      since[what] = lost
      throw error
    }
  }
  // What seems to come was asked before the clock was set back: nobody knows when.
  const isSound = (at: number) => Math.abs(now() - at) < soundFor
  return {
    ready: () => ({ read: isSound(since.read), write: isSound(since.write) }),
    probe: async () => {
      await ask('read', () => tryOut.read(db))
      await ask('write', () => tryOut.write(db, new Date(now()).toISOString()))
    },
  }
}
