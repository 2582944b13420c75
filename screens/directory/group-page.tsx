/**
 * Grouped selection: two sections that filter each other, and the resulting pair. Lists all groups if none or an unknown one is
 * requested.
 */
import { useState } from 'react'
import type { GroupSide, LectoGroupDetails, SectionRequest } from '../../contract/directory/choice-groups.ts'
import { FamilyNames } from '../base/texts/family-names.tsx'
import { groupAddress } from '../base/catalogue/group-address.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { useScrollTo } from '../base/page/use-scroll-to.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { allGroups, groupLeft, groupPageSize, oneGroup } from './ask-groups.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CardGrid, TextCard } from './cards.tsx'
import { DirectoryFrame } from './directory-frame.tsx'
import { GroupPair } from './group-pair.tsx'
import { GroupSection } from './group-section.tsx'
import { readText } from './page-query.ts'
import { Skeleton } from './page-states.tsx'
import { useGroup } from './use-group.ts'

const useGroupNames = () => {
  const { find } = useTexts('groups')
  return {
    group: (id: string) => find(`names.${id}`) ?? id,
    family: (id: string) => find(`families.${id}`) ?? id,
  }
}

const Group = ({ details }: { readonly details: LectoGroupDetails }) => {
  const { t, locale } = useTexts('groups')
  const names = useGroupNames()
  const { chosen, change } = useGroup(details)
  const params = { group: details.id, ...chosen, size: groupPageSize, locale }
  const { data, isLoading, failure, retry } = useQuery(groupLeft, params, { keepPreviousData: true })
  // The result is above the lists it was chosen from.
  const [made, setMade] = useState<string>()
  const place = useScrollTo(made)
  const put = (side: GroupSide, next: SectionRequest) => {
    change(side, next)
    const other = chosen[side === 'carrier' ? 'motor' : 'carrier'].skuID
    setMade(next.skuID !== chosen[side].skuID && next.skuID !== undefined && other !== undefined ? `${next.skuID}+${other}` : undefined)
  }
  // Rendered at once to avoid layout shifts.
  if (!data) return failure ? <RetryNotice failure={failure} onRetry={retry} /> : <Skeleton />
  return (
    <>
      <h1 className="text-page">{names.group(details.id)}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('lead')}</p>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      <div className="mt-4 grid grid-cols-2 items-start gap-4 max-stack:grid-cols-1">
        <GroupPair place={place} found={data} workingIDs={details.workingIDs} />
        {(['carrier', 'motor'] as const).map((side) => (
          <GroupSection
            key={side}
            title={names.family(details[side].family)}
            described={details[side]}
            request={chosen[side]}
            left={data[side]}
            isBusy={isLoading}
            onChange={(next) => put(side, next)}
          />
        ))}
      </div>
    </>
  )
}

/** List of all groups; `asked` is the unknown group requested, '' for none. */
const GroupList = ({ unknownGroup }: { readonly unknownGroup: string }) => {
  const { t, locale } = useTexts('groups')
  const names = useGroupNames()
  const { data, failure, retry } = useQuery(allGroups, locale)
  return (
    <>
      <h1 className="text-page">{unknownGroup === '' ? t('title') : t('none')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{unknownGroup === '' ? t('lead') : t('noneHint')}</p>
      {!data && failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Skeleton />}
      <CardGrid>
        {data?.map(({ id, counts }) => (
          <TextCard
            key={id}
            href={groupAddress(id)}
            name={names.group(id)}
            note={t('open', { carriers: counts.carrier, motors: counts.motor })}
          />
        ))}
      </CardGrid>
    </>
  )
}

export const GroupPage = () => {
  const { t, find, locale } = useTexts('groups')
  const [group] = useState(() => readText('group'))
  const { data, failure, retry } = useQuery(oneGroup, group === '' ? undefined : { group, locale })
  // Known before the answer, to avoid a layout shift.
  const title = find(`names.${group}`) ?? data?.id ?? t('title')
  usePageTitle(title)
  const isMissing = group === '' || failure?.kind === 'refused'
  return (
    <DirectoryFrame>
      <Breadcrumbs name={title} />
      {data && (
        <FamilyNames family={data.carrier.family}>
          <Group details={data} />
        </FamilyNames>
      )}
      {!data && isMissing && <GroupList unknownGroup={group} />}
      {!data && !isMissing && failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !isMissing && !failure && <Skeleton />}
    </DirectoryFrame>
  )
}
