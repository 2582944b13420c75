/** List of saved selections: open, put into a project, delete with undo, and more. */
import { useState } from 'react'
import { openSaved } from '../../base/saved/open-selection.ts'
import { type ListedSelection, type SelectionOrder, selectionOrders } from '../../base/saved/store.ts'
import { savedHasChanged, useIsKnown, useSavedStore, useSelections } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useSettled } from '../../base/browser/use-settled.ts'
import { DeletedNote } from './deleted-note.tsx'
import { EmptyList } from './empty-list.tsx'
import { BinIcon, DotsIcon, FolderIcon, ListIcon } from './list-icons.tsx'
import { SavedList, useListLook } from './list-parts.tsx'
import { ActionCell, ListTable, TableRow } from './list-table.tsx'
import { openPage } from './open-page.ts'
import { OpensDialog } from './opens-dialog.tsx'
import { RowAction } from './row-action.tsx'
import { SelectionActions, type SelectionStep } from './selection-actions.tsx'
import { SelectionCells, useSelectionColumns } from './selection-cells.tsx'

type RowProps = { readonly record: ListedSelection; readonly onAct: (step: SelectionStep) => void; readonly onDeleted: () => void }

const Row = ({ record, onAct, onDeleted }: RowProps) => {
  const { t } = useTexts('user-centre')
  const isKnown = useIsKnown()
  const store = useSavedStore()
  const { id } = record
  const name = record.name === '' ? t('unnamed') : record.name
  return (
    <TableRow>
      <SelectionCells selection={record} />
      <ActionCell>
        <RowAction
          text={t('open')}
          label={t('openNamed', { name })}
          act={(options) => openSaved(store, { id }, options)}
          onDone={openPage}
        />
        {isKnown && (
          <OpensDialog text={t('projects.put')} label={t('projects.putNamed', { name })} onOpen={() => onAct('project')} isExtra>
            <FolderIcon />
          </OpensDialog>
        )}
        <RowAction
          text={t('delete')}
          label={t('projects.deleteNamed', { name })}
          icon={<BinIcon />}
          isExtra
          act={(options) => store.selections.remove(id, options)}
          onDone={() => {
            savedHasChanged()
            onDeleted()
          }}
        />
        <OpensDialog text={t('actions')} label={t('actionsNamed', { name })} onOpen={() => onAct('choose')}>
          <DotsIcon />
        </OpensDialog>
      </ActionCell>
    </TableRow>
  )
}

const settledMs = 300

export const SelectionList = () => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  const look = useListLook<SelectionOrder>('-changed')
  const { page, order } = look
  const columns = useSelectionColumns()
  const [chosen, setChosen] = useState<{ readonly record: ListedSelection; readonly step: SelectionStep }>()
  const [deleted, setDeleted] = useState<ListedSelection>()
  const keyword = useSettled(look.keyword.trim(), settledMs)
  const resource = useSelections({ page, keyword, order })
  const { data } = resource
  const noteDeleted = (record: ListedSelection) => {
    setDeleted(record)
    setChosen(undefined)
    // Deleting the last item of a page leaves that page.
    if (data?.list.length === 1 && page > 1) look.change({ page: page - 1 })
  }
  return (
    <>
      <SavedList
        look={look}
        orders={selectionOrders}
        resource={resource}
        count={data?.count}
        none={
          <EmptyList title={t('noSelections')} icon={<ListIcon />} way={{ href: '/', text: t('newSizing') }}>
            {t('noSelectionsHint')}
          </EmptyList>
        }
        above={deleted && <DeletedNote deleted={deleted} restore={store.selections.restore} onRestored={() => setDeleted(undefined)} />}
      >
        <ListTable name={t('projects.inIt')} columns={columns} actions="w-30">
          {data?.list.map((record) => (
            <Row key={record.id} record={record} onAct={(step) => setChosen({ record, step })} onDeleted={() => noteDeleted(record)} />
          ))}
        </ListTable>
      </SavedList>
      {chosen && <SelectionActions {...chosen} onClose={() => setChosen(undefined)} onDeleted={() => noteDeleted(chosen.record)} />}
    </>
  )
}
