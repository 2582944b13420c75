/** List of saved selections: open, rename, copy, delete with undo, versions. */
import { useState } from 'react'
import { useClassNames } from '../../base/texts/class-names.ts'
import { openSaved } from '../../base/saved/open-selection.ts'
import { type ListedSelection, type SelectionOrder, selectionOrders } from '../../base/saved/store.ts'
import { useSavedStore, useSelections } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useSettled } from '../../base/browser/use-settled.ts'
import { DeletedNote } from './deleted-note.tsx'
import { SavedList, useDates, useListLook } from './list-parts.tsx'
import { openPage } from './open-page.ts'
import { RowAction } from './row-action.tsx'
import { SelectionActions } from './selection-actions.tsx'
import { ListRow, RowActions, RowName, RowNote } from './list-row.tsx'

type RowProps = { readonly record: ListedSelection; readonly onActions: () => void }

const Row = ({ record: { id, name, calculator, version, changed }, onActions }: RowProps) => {
  const { t } = useTexts('user-centre')
  const { className } = useClassNames()
  const date = useDates()
  const store = useSavedStore()
  const shown = name === '' ? t('unnamed') : name
  return (
    <ListRow>
      <RowName note={calculator === 'model' ? t('model') : className(calculator)}>
        <strong>{shown}</strong>
      </RowName>
      <RowNote>
        {t('version', { version })} · <time dateTime={changed}>{date(changed)}</time>
      </RowNote>
      <RowActions>
        <RowAction
          text={t('open')}
          label={t('openNamed', { name: shown })}
          act={(options) => openSaved(store, { id }, options)}
          onDone={openPage}
        />
        <button
          type="button"
          className="button"
          data-size="small"
          data-kind="quiet"
          aria-haspopup="dialog"
          aria-label={t('actionsNamed', { name: shown })}
          onClick={onActions}
        >
          {t('actions')}
        </button>
      </RowActions>
    </ListRow>
  )
}

const settledMs = 300

export const SelectionList = () => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  const look = useListLook<SelectionOrder>('-changed')
  const { page, order } = look
  const [chosen, setChosen] = useState<ListedSelection>()
  const [deleted, setDeleted] = useState<ListedSelection>()
  const keyword = useSettled(look.keyword.trim(), settledMs)
  const resource = useSelections({ page, keyword, order })
  const { data } = resource
  return (
    <>
      <SavedList
        look={look}
        orders={selectionOrders}
        resource={resource}
        count={data?.count}
        none={[t('noSelections'), t('noSelectionsHint')]}
        above={deleted && <DeletedNote deleted={deleted} restore={store.selections.restore} onRestored={() => setDeleted(undefined)} />}
      >
        {data?.list.map((record) => (
          <Row key={record.id} record={record} onActions={() => setChosen(record)} />
        ))}
      </SavedList>
      {chosen && (
        <SelectionActions
          record={chosen}
          onClose={() => setChosen(undefined)}
          onDeleted={() => {
            setDeleted(chosen)
            setChosen(undefined)
            // Deleting the last item of a page leaves that page.
            if (data?.list.length === 1 && page > 1) look.change({ page: page - 1 })
          }}
        />
      )}
    </>
  )
}
