/** The sites of now, in memory: every request asks for one. */
import { site, type Site } from '../../contract/site.ts'
import type { Database } from '../database/database.ts'
import { defaultKey, listSites } from './repository.ts'

export interface Sites {
  readonly current: () => readonly Site[]
  /** Takes over what was stored meanwhile; true where it differs. */
  readonly reload: () => Promise<boolean>
}

const withDefault = (stored: readonly Site[]): readonly Site[] =>
  stored.some(({ key }) => key === defaultKey) ? stored : [...stored, site.parse({ key: defaultKey, name: 'Sizewright' })]

export const createSites = async ({ db }: Pick<Database, 'db'>): Promise<Sites> => {
  const read = async () => withDefault(await listSites(db))
  let sites = await read()
  return {
    current: () => sites,
    reload: async () => {
      const found = await read()
      if (JSON.stringify(found) === JSON.stringify(sites)) return false
      sites = found
      return true
    },
  }
}
