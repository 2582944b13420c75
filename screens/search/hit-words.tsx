/** A hit in one line: its name with the keyword marked, further properties, and the basis of its figures. */
import type { SearchHit } from '../../contract/directory/search.ts'
import { useTexts } from '../base/texts/texts.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { Highlighted } from '../ui/highlighted.tsx'
import type { HitGroup } from './hit-groups.ts'

export const HitWords = ({ hit }: { readonly hit: SearchHit }) => {
  const { skuName, hits, match, maker, series, basis } = hit
  return (
    <>
      <span className="code wrap-anywhere">
        <Highlighted text={skuName} hits={hits.skuName} />
      </span>
      {match !== 'contains' && (
        <span className="text-note text-ink-soft">
          {maker} · {series}
        </span>
      )}
      {(basis === 'demo' || basis === 'unverified') && <BasisTag basis={basis} source="" />}
    </>
  )
}

/** Heading of a group of hits. */
export const GroupName = ({ group: { match, hits } }: { readonly group: HitGroup }) => {
  const { t } = useTexts('search')
  const [{ maker, series }] = hits
  return <span>{match === 'contains' ? `${maker} · ${series}` : t(`groups.${match}`)}</span>
}
