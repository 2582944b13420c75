/** A project opened by a shared link: read-only, with selections that can be opened or copied. */
import { useState } from 'react'
import { summaryOf } from '../../../contract/saved/summarise-selection.ts'
import { randomID } from '../../base/browser/random-id.ts'
import { openShared } from '../../base/saved/open-selection.ts'
import { savedHasChanged, useSavedStore } from '../../base/saved/use-saved.ts'
import { usePageTitle } from '../../base/page/page-title.ts'
import { openLink } from '../../base/saved/project-calls.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import type { MutationOptions } from '../../base/api/mutation.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { showToast } from '../../ui/toast.tsx'
import { EmptyList } from './empty-list.tsx'
import { Loading, useDates } from './list-parts.tsx'
import { openPage } from './open-page.ts'
import { RowAction } from './row-action.tsx'
import { ActionCell, ListTable, TableRow } from './list-table.tsx'
import { SelectionCells, useSelectionColumns } from './selection-cells.tsx'
import { Hint } from './panel-section.tsx'

type Shared = Awaited<ReturnType<typeof openLink>>
type SharedSelection = Shared['selections'][number]

const links: Query<{ readonly token: string; readonly locale: Locale }, Shared> = {
  name: 'shared',
  load: ({ token, locale }, signal) => openLink(token, { locale, signal }),
}

const Row = ({ shared }: { readonly shared: SharedSelection }) => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  const [clientID] = useState(randomID)
  const { selection, snapshot } = shared
  const name = shared.name === '' ? t('unnamed') : shared.name
  // Selections are JSON of this shape.
  const opened = { name, selection, snapshot } as Parameters<typeof openShared>[0]
  const save = (options: MutationOptions) =>
    store.selections.save({ clientID, name, selection: opened.selection, snapshot: opened.snapshot ?? {} }, options)
  return (
    <TableRow>
      <SelectionCells selection={{ name, calculator: selection.calculator, inputs: opened.selection.inputs, ...summaryOf(opened) }} />
      <ActionCell>
        <RowAction text={t('open')} label={t('openNamed', { name })} act={() => openShared(opened)} onDone={openPage} />
        <RowAction
          text={t('projects.shared.keep')}
          label={t('projects.shared.keepNamed', { name })}
          act={save}
          onDone={() => {
            savedHasChanged()
            showToast(t('projects.shared.kept', { name }))
          }}
        />
      </ActionCell>
    </TableRow>
  )
}

/** Adds React keys; names may repeat, and the order is fixed. */
const keyed = (selections: readonly SharedSelection[]) => selections.map((shared, index) => [`${index} ${shared.name}`, shared] as const)

const Shown = ({ project: { name, customer, number, ends, selections } }: { readonly project: Shared }) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const columns = useSelectionColumns()
  return (
    <>
      <h1 className="text-page">{name}</h1>
      <p className="text-ink-soft">{[customer, number].filter((part) => part !== '').join(' · ')}</p>
      <div className="panel">
        <Hint>{t('projects.shared.note', { date: date(ends) })}</Hint>
        {selections.length === 0 ? (
          <EmptyList title={t('projects.empty')} />
        ) : (
          <ListTable name={t('projects.inIt')} columns={columns.filter(({ id }) => id !== 'saved')} actions="w-56">
            {keyed(selections).map(([key, shared]) => (
              <Row key={key} shared={shared} />
            ))}
          </ListTable>
        )}
      </div>
    </>
  )
}

/** Page of a shared link. The service does not distinguish expired links from unknown ones. */
export const SharedProjectPage = ({ token }: { readonly token: string }) => {
  const { t } = useTexts('user-centre')
  const { data, failure, retry } = useQuery(links, { token, locale: useLocale() }, { keepPreviousData: true })
  usePageTitle(data?.name ?? t('projects.shared.title'))
  return (
    <div className="page grid min-w-0 grid-cols-1 gap-3">
      {failure?.kind === 'refused' && failure.waitSeconds === undefined ? (
        <div className="panel">
          <h1 className="sr-only">{t('projects.shared.title')}</h1>
          <EmptyList title={failure.message}>
            <p>{t('projects.shared.goneHint')}</p>
          </EmptyList>
        </div>
      ) : (
        failure && <RetryNotice failure={failure} onRetry={retry} />
      )}
      {!data && !failure && <Loading />}
      {data && !failure && <Shown project={data} />}
    </div>
  )
}
