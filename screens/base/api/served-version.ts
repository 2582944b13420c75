/** Compares the version of the open pages with that on the server. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Query } from './query.ts'

/** Returns the entry script named in the document; undefined in development. */
export const shownEntry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src*="/assets/app-"]')?.getAttribute('src') ?? undefined

/** Queries the entry script that the server delivers now; sent for each page. */
export const servedEntry: Query<string, string | undefined> = {
  name: 'version',
  load: async (_, signal) => {
    const response = await fetch(`/version.json?v=${Date.now()}`, { signal })
    const body: unknown = await response.json()
    return isRecord(body) && typeof body['entry'] === 'string' ? body['entry'] : undefined
  },
}
