/** List of projects, deleted with undo. */
import { useState } from 'react'
import { Link } from 'wouter'
import { type SelectionOrder, selectionOrders } from '../../base/saved/store.ts'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { deleteProject, restoreProject } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useSettled } from '../../base/browser/use-settled.ts'
import { DeletedNote } from './deleted-note.tsx'
import { EmptyList } from './empty-list.tsx'
import { BinIcon, FolderIcon } from './list-icons.tsx'
import { SavedList, useDates, useListLook } from './list-parts.tsx'
import { RowAction } from './row-action.tsx'
import { type ListedProject, projectHash, useProjects } from './use-projects.ts'
import { ActionCell, Cell, ListTable, NameCell, TableRow } from './list-table.tsx'

type RowProps = { readonly project: ListedProject; readonly onDeleted: () => void }

const Row = ({ project: { id, name, customer, number, selections, changed }, onDeleted }: RowProps) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  return (
    <TableRow>
      <NameCell>
        <Link href={projectHash(id).slice(1)}>{name}</Link>
      </NameCell>
      <Cell>{[customer, number].filter((part) => part !== '').join(' · ')}</Cell>
      <Cell>
        <span className="number max-tablet:hidden">{selections}</span>
        <span className="tablet:hidden">{t('projects.selections', { count: selections })}</span>
      </Cell>
      <Cell>
        <time className="whitespace-nowrap" dateTime={changed}>
          {date(changed)}
        </time>
      </Cell>
      <ActionCell>
        <RowAction
          text={t('delete')}
          label={t('projects.deleteNamed', { name })}
          icon={<BinIcon />}
          act={(options) => deleteProject(id, options)}
          onDone={() => {
            savedHasChanged()
            onDeleted()
          }}
        />
      </ActionCell>
    </TableRow>
  )
}

const settledMs = 300

export const ProjectList = () => {
  const { t } = useTexts('user-centre')
  const look = useListLook<SelectionOrder>('-changed')
  const { page, order } = look
  const columns = [
    { id: 'name', head: t('projects.which'), className: 'w-2/5' },
    { id: 'customer', head: `${t('projects.fields.customer')}, ${t('projects.fields.number')}` },
    { id: 'selections', head: t('projects.inIt'), className: 'w-30' },
    { id: 'changed', head: t('heads.saved'), className: 'w-40' },
  ]
  const [deleted, setDeleted] = useState<ListedProject>()
  const keyword = useSettled(look.keyword.trim(), settledMs)
  const resource = useProjects({ page, keyword, order })
  const { data } = resource
  return (
    <SavedList
      look={look}
      orders={selectionOrders}
      resource={resource}
      count={data?.count}
      none={
        <EmptyList title={t('projects.none')} icon={<FolderIcon />}>
          {t('projects.noneHint')}
        </EmptyList>
      }
      above={deleted && <DeletedNote deleted={deleted} restore={restoreProject} onRestored={() => setDeleted(undefined)} />}
    >
      <ListTable name={t('projects.title')} columns={columns}>
        {data?.list.map((project) => (
          <Row
            key={project.id}
            project={project}
            onDeleted={() => {
              setDeleted(project)
              // Deleting the last item of a page leaves that page.
              if (data.list.length === 1 && page > 1) look.change({ page: page - 1 })
            }}
          />
        ))}
      </ListTable>
    </SavedList>
  )
}
