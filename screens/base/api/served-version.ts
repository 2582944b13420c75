/** Which version of the pages is shown, and which the server has. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Query } from './query.ts'

/** The file that the pages begin with, as the document names it; none where they are not built. */
export const shownEntry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src*="/assets/app-"]')?.getAttribute('src') ?? undefined

/** The one that the server has now; asked for each page that is shown. */
export const servedEntry: Query<string, string | undefined> = {
  name: 'version',
  load: async (_, signal) => {
    const response = await fetch(`/version.json?v=${Date.now()}`, { signal })
    const body: unknown = await response.json()
    return isRecord(body) && typeof body['entry'] === 'string' ? body['entry'] : undefined
  },
}
