/** Hits in the groups that they are shown in. */
import type { SearchHit } from '../../contract/directory/search.ts'

/** Hits that follow each other: of one series where they contain the keyword, else those that were found alike. */
export type HitGroup = { readonly key: string; readonly match: SearchHit['match']; readonly hits: readonly [SearchHit, ...SearchHit[]] }

const groupOf = ({ match, maker, series }: SearchHit): string => (match === 'contains' ? `${maker} ${series}` : match)

/** @param hits in the order of the service, which stays */
export const groupsOf = (hits: readonly SearchHit[]): readonly HitGroup[] => {
  const groups: { key: string; match: SearchHit['match']; hits: [SearchHit, ...SearchHit[]] }[] = []
  for (const hit of hits) {
    const last = groups.at(-1)
    if (last && groupOf(last.hits[0]) === groupOf(hit)) last.hits.push(hit)
    else groups.push({ key: hit.key, match: hit.match, hits: [hit] })
  }
  return groups
}
