/** List of projects: created, imported, deleted with undo. */
import { useState } from 'react'
import { Link } from 'wouter'
import { randomID } from '../../base/browser/random-id.ts'
import { type SelectionOrder, selectionOrders } from '../../base/saved/store.ts'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { addProject, deleteProject, restoreProject } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useSettled } from '../../base/browser/use-settled.ts'
import { longestOf } from '../../../contract/saved/project-document.ts'
import { DeletedNote } from './deleted-note.tsx'
import { ImportProject } from './import-project.tsx'
import { SavedList, useDates, useListLook } from './list-parts.tsx'
import { NameSheet } from './lazy-name-sheet.tsx'
import { openPage } from './open-page.ts'
import { RowAction } from './row-action.tsx'
import { type ListedProject, projectHash, useProjects } from './use-projects.ts'
import { ListRow, RowActions, RowName, RowNote } from './list-row.tsx'

const NewProject = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('user-centre')
  const [clientID] = useState(randomID)
  return (
    <NameSheet
      title={t('projects.new')}
      action={t('projects.add')}
      longest={longestOf.name}
      save={(name, options) => addProject({ clientID, name }, options)}
      onNamed={(id) => openPage(projectHash(String(id)))}
      onClose={onClose}
    />
  )
}

type RowProps = { readonly project: ListedProject; readonly onDeleted: () => void }

const Row = ({ project: { id, name, customer, number, selections, changed }, onDeleted }: RowProps) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  return (
    <ListRow>
      <RowName note={[customer, number].filter((part) => part !== '').join(' · ')}>
        <Link href={projectHash(id).slice(1)}>{name}</Link>
      </RowName>
      <RowNote>
        {t('projects.selections', { count: selections })} · <time dateTime={changed}>{date(changed)}</time>
      </RowNote>
      <RowActions>
        <RowAction
          text={t('delete')}
          label={t('projects.deleteNamed', { name })}
          isQuiet
          act={(options) => deleteProject(id, options)}
          onDone={() => {
            savedHasChanged()
            onDeleted()
          }}
        />
      </RowActions>
    </ListRow>
  )
}

const settledMs = 300

export const ProjectList = () => {
  const { t } = useTexts('user-centre')
  const look = useListLook<SelectionOrder>('-changed')
  const { page, order } = look
  const [isNaming, setNaming] = useState(false)
  const [deleted, setDeleted] = useState<ListedProject>()
  const keyword = useSettled(look.keyword.trim(), settledMs)
  const resource = useProjects({ page, keyword, order })
  const { data } = resource
  return (
    <>
      <div className="flex flex-wrap gap-2 px-4 pt-3">
        <button type="button" className="button" data-kind="primary" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          {t('projects.new')}
        </button>
        <ImportProject />
      </div>
      <SavedList
        look={look}
        orders={selectionOrders}
        resource={resource}
        count={data?.count}
        none={[t('projects.none'), t('projects.noneHint')]}
        above={deleted && <DeletedNote deleted={deleted} restore={restoreProject} onRestored={() => setDeleted(undefined)} />}
      >
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
      </SavedList>
      {isNaming && <NewProject onClose={() => setNaming(false)} />}
    </>
  )
}
