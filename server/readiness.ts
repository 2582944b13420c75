/** State of the database: checked by a timer, reported from memory. */
import type { Kysely } from 'kysely'
import type { Ready } from './base/ready.ts'
import type { Tables } from './database/tables.ts'

/** Age after which a check is no longer valid, ms. */
const soundFor = 15_000

export interface Readiness {
  readonly ready: () => Ready
  /** @throws errors of the database; the failed operation is then reported as not ready */
  readonly probe: () => Promise<void>
}

/** Writes and reads a row reserved for this check. */
const tryOut = {
  write: (db: Kysely<Tables>, at: string) =>
    db
      .insertInto('probe')
      .values({ id: 1, written_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: at }))
      .execute(),
  read: (db: Kysely<Tables>) => db.selectFrom('probe').select('written_at').execute(),
}

/** @param now ms since the epoch; initially ready, as the start has read and written */
export const createReadiness = ({ db, now }: { readonly db: Kysely<Tables>; readonly now: () => number }): Readiness => {
  const since = { read: now(), write: now() }
  const lost = Number.NEGATIVE_INFINITY
  const ask = async (what: keyof typeof since, probe: () => Promise<unknown>) => {
    try {
      await probe()
      since[what] = now()
    } catch (error) {
      since[what] = lost
      throw error
    }
  }
  // A time in the future means that the clock was set back, so its age is unknown.
  const isSound = (at: number) => Math.abs(now() - at) < soundFor
  return {
    ready: () => ({ read: isSound(since.read), write: isSound(since.write) }),
    probe: async () => {
      await ask('read', () => tryOut.read(db))
      await ask('write', () => tryOut.write(db, new Date(now()).toISOString()))
    },
  }
}
