/** Projects: selections that belong together, made new or from a file, deleted with a way back. */
import { useState } from 'react'
import { Link } from 'wouter'
import { newClientID } from '../../base/kept/client-id.ts'
import { type SelectionOrder, selectionOrders } from '../../base/kept/store.ts'
import { keptHasChanged } from '../../base/kept/use-kept.ts'
import { addProject, deleteProject, restoreProject } from '../../base/kept/project-calls.ts'
import { useTexts } from '../../base/texts.ts'
import { useAction } from '../../base/use-action.ts'
import { useSettled } from '../../base/use-settled.ts'
import { takesFocus } from '../../ui/modal.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { longestOf } from '../../../contract/project-document.ts'
import { ImportProject } from './import-project.tsx'
import { KeptList, useDates, useListLook } from './list-parts.tsx'
import { openPage } from './open-page.ts'
import { useProblem } from './use-problem.ts'
import { type ListedProject, projectHash, useProjects } from './use-projects.ts'
import '../../ui/save-selection.css'
import './projects.css'

const NewProject = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('user-centre')
  const [clientID] = useState(newClientID)
  const [typed, setTyped] = useState('')
  const { run, isBusy, failure } = useAction(
    (name: string, options) => addProject({ clientID, name, customer: '', number: '', notes: '' }, options),
    ({ id }) => {
      keptHasChanged()
      openPage(projectHash(id))
    },
  )
  useProblem(failure)
  const name = typed.trim()
  return (
    <Sheet
      title={t('projects.new')}
      onClose={onClose}
      focusInside
      actions={[
        { text: t('projects.add'), onAct: () => run(name), isPrimary: true, isBusy: isBusy || name === '' },
        { text: t('cancel'), onAct: onClose },
      ]}
    >
      <form
        className="save-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== '' && !isBusy) run(name)
        }}
      >
        <label>
          {t('name')}
          <input value={typed} maxLength={longestOf.name} onChange={({ target }) => setTyped(target.value)} {...takesFocus} />
        </label>
      </form>
    </Sheet>
  )
}

type RowProps = { readonly project: ListedProject; readonly onDeleted: () => void }

const Row = ({ project: { id, name, customer, number, selections, changed }, onDeleted }: RowProps) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const { run, isBusy, failure } = useAction(
    (_: undefined, options) => deleteProject(id, options),
    () => {
      keptHasChanged()
      onDeleted()
    },
  )
  useProblem(failure)
  return (
    <li className="kept-row">
      <span className="kept-name">
        <Link href={projectHash(id).slice(1)}>{name}</Link>
        <small>{[customer, number].filter((part) => part !== '').join(' · ')}</small>
      </span>
      <span className="kept-note">
        {t('projects.selections', { count: selections })} · <time dateTime={changed}>{date(changed)}</time>
      </span>
      <span className="kept-actions">
        <button
          type="button"
          className="button"
          data-size="small"
          data-kind="quiet"
          disabled={isBusy}
          aria-label={t('projects.deleteNamed', { name })}
          onClick={() => run(undefined)}
        >
          {t('delete')}
        </button>
      </span>
    </li>
  )
}

/** What was deleted last, and the way back. */
const Deleted = ({ project, onRestored }: { readonly project: ListedProject; readonly onRestored: () => void }) => {
  const { t } = useTexts('user-centre')
  const { run, isBusy, failure } = useAction(
    (id: string, options) => restoreProject(id, options),
    () => {
      keptHasChanged()
      onRestored()
    },
  )
  useProblem(failure)
  return (
    <p className="kept-deleted" role="status">
      {t('deleted', { name: project.name })}{' '}
      <button type="button" className="button" data-size="small" disabled={isBusy} onClick={() => run(project.id)}>
        {t('undo')}
      </button>
    </p>
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
  const { last } = resource
  return (
    <>
      <div className="project-tools">
        <button type="button" className="button" data-kind="primary" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          {t('projects.new')}
        </button>
        <ImportProject />
      </div>
      <KeptList
        look={look}
        orders={selectionOrders}
        resource={resource}
        count={last?.count}
        none={[t('projects.none'), t('projects.noneHint')]}
        above={deleted && <Deleted project={deleted} onRestored={() => setDeleted(undefined)} />}
      >
        {last?.list.map((project) => (
          <Row
            key={project.id}
            project={project}
            onDeleted={() => {
              setDeleted(project)
              // The last one of a page takes the page with it.
              if (last.list.length === 1 && page > 1) look.change({ page: page - 1 })
            }}
          />
        ))}
      </KeptList>
      {isNaming && <NewProject onClose={() => setNaming(false)} />}
    </>
  )
}
