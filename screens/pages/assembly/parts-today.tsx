/** What has changed since the parts of a selection were calculated: which models would be chosen with the catalogue of today. */
import type { Assembly, Item } from '../../../engine/assembly/assembly.ts'
import { changedParts, type PartChange } from './changed-parts.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { useQuery } from '../../base/api/query.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { assemblies, assemblyIn } from './assembly-call.ts'

type Made = NonNullable<Selection['made']>

/** The saved parts as they are answered today; `gone`: roles whose models the catalogue lacks. */
export type PinnedToday = { readonly assembly: Assembly | undefined; readonly gone: readonly string[]; readonly catalogue?: string }

type Props = {
  readonly made: Made & { readonly parts: NonNullable<Made['parts']> }
  readonly conditions: ServiceCall
  readonly pinned: PinnedToday
}

const Changes = ({ changes, gone }: { readonly changes: readonly PartChange[]; readonly gone: readonly string[] }) => {
  const { t, roleName, itemInWords } = useAssemblyWords()
  const nowOf = (item: Item | undefined): string => (item === undefined ? t('today.none') : itemInWords(item))
  const beforeOf = ({ role, before }: PartChange): string => {
    if (before === undefined) return t('today.none')
    return gone.includes(role) ? t('today.gone', { code: before.code }) : before.code
  }
  return (
    <ul className="my-1 list-disc pl-5 text-ink wrap-anywhere">
      {changes.map((change) => (
        <li key={change.role}>{t('exchange.follows', { role: roleName(change.role), from: beforeOf(change), to: nowOf(change.now) })}</li>
      ))}
    </ul>
  )
}

export const PartsToday = ({ made, conditions, pinned: { assembly, gone } }: Props) => {
  const { t, stateOf } = useAssemblyWords()
  const { data, failure, retry } = useQuery(assemblies, { call: conditions, locale: useLocale() })
  const today = data && assemblyIn(data)
  const changes = today && changedParts(made.parts, today.parts)
  return (
    <section aria-label={t('today.title')}>
      <Notice>
        {data && <p>{t('today.saved', { before: made.catalogue, now: data.catalogueVersion })}</p>}
        {failure && !data && <RetryNotice failure={failure} onRetry={retry} />}
        {changes && changes.length > 0 && (
          <>
            <p>{t('today.changes')}</p>
            <Changes changes={changes} gone={gone} />
          </>
        )}
        {changes?.length === 0 && <p>{t('today.same')}</p>}
        {data && !today && <p>{t('today.nothing')}</p>}
        {assembly && <p>{t('today.pinned', { state: stateOf(assembly) })}</p>}
      </Notice>
    </section>
  )
}
