/** The current sites, in memory. */
import { site, type Site } from '../../contract/site/site.ts'
import type { Database } from '../database/database.ts'
import { defaultKey, readSites } from './repository.ts'

export interface Sites {
  readonly current: () => readonly Site[]
  /** Keys of stored sites that cannot be read; requests for them get the default site. */
  readonly unreadable: () => readonly string[]
  /** Loads stored changes; true where something changed. */
  readonly reload: () => Promise<boolean>
}

const withDefault = (stored: readonly Site[]): readonly Site[] =>
  stored.some(({ key }) => key === defaultKey) ? stored : [...stored, site.parse({ key: defaultKey, name: 'Sizewright' })]

export const createSites = async ({ db }: Pick<Database, 'db'>): Promise<Sites> => {
  const read = async () => {
    const { sites, unreadable } = await readSites(db)
    return { sites: withDefault(sites), unreadable }
  }
  let stored = await read()
  return {
    current: () => stored.sites,
    unreadable: () => stored.unreadable,
    reload: async () => {
      const found = await read()
      if (JSON.stringify(found) === JSON.stringify(stored)) return false
      stored = found
      return true
    },
  }
}
