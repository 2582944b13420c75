/** Groups hits for display. */
import type { SearchHit } from '../../contract/directory/search.ts'

/** Consecutive hits: of the same series if the name contains the keyword, otherwise of the same kind of match. */
export type HitGroup = { readonly key: string; readonly match: SearchHit['match']; readonly hits: readonly [SearchHit, ...SearchHit[]] }

/** Whether a keyword found models as an order code or a misspelled name: it is then read as a code. */
export const isReadAsCode = ([first]: readonly SearchHit[]): boolean => first?.match === 'orderCode' || first?.match === 'similar'

const groupOf = ({ match, maker, series }: SearchHit): string => (match === 'contains' ? `${maker} ${series}` : match)

/** Groups hits; the order of the service is kept. */
export const groupsOf = (hits: readonly SearchHit[]): readonly HitGroup[] => {
  const groups: { key: string; match: SearchHit['match']; hits: [SearchHit, ...SearchHit[]] }[] = []
  for (const hit of hits) {
    const last = groups.at(-1)
    if (last && groupOf(last.hits[0]) === groupOf(hit)) last.hits.push(hit)
    else groups.push({ key: hit.key, match: hit.match, hits: [hit] })
  }
  return groups
}
