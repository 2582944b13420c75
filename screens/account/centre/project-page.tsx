/** A project with its editable details, selections, export and shared links. */
import { useState } from 'react'
import { Link } from 'wouter'
import { longestOf } from '../../../contract/saved/project-document.ts'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { changeProject, exportProject, type ProjectFields } from '../../base/saved/project-calls.ts'
import { usePageTitle } from '../../base/page/page-title.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { entryPath } from '../../base/account/user-centre.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Loading } from './list-parts.tsx'
import { ProjectLinks } from './project-links.tsx'
import { ProjectSelections } from './project-selections.tsx'
import { useProblem } from './use-problem.ts'
import { type Project, useProject } from './use-projects.ts'
import { PanelSection } from './panel-section.tsx'
import { formControl } from '../controls.ts'

const fieldControl = `w-full py-1.5 ${formControl}`

const lines = ['name', 'customer', 'number'] as const

const fieldsOf = ({ name, customer, number, notes }: ProjectFields): ProjectFields => ({ name, customer, number, notes })

/** Editable details, stored on blur; the typed text remains if storing fails. */
const Fields = ({ project }: { readonly project: Project }) => {
  const { t } = useTexts('user-centre')
  const [typed, setTyped] = useState(() => fieldsOf(project))
  const [stored, setStored] = useState(typed)
  const { trigger, failure } = useMutation(
    (fields: ProjectFields, options) => changeProject({ id: project.id, ...fields }, options),
    (_, fields) => {
      setStored(fields)
      savedHasChanged()
      showToast(t('projects.stored'))
    },
  )
  useProblem(failure)
  const keep = () => {
    const next = { name: typed.name.trim(), customer: typed.customer.trim(), number: typed.number.trim(), notes: typed.notes }
    // The name must not be empty.
    if (next.name === '') return setTyped({ ...typed, name: stored.name })
    if (JSON.stringify(next) !== JSON.stringify(stored)) trigger(next)
  }
  return (
    <div className="mt-2 grid grid-cols-fill gap-x-4 gap-y-2">
      {lines.map((field) => (
        <label key={field} className="grid gap-1">
          {t(`projects.fields.${field}`)}
          <input
            className={fieldControl}
            value={typed[field]}
            maxLength={longestOf[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            onBlur={keep}
            onKeyDown={({ key }) => key === 'Enter' && keep()}
          />
        </label>
      ))}
      <label className="col-span-full grid gap-1">
        {t('projects.fields.notes')}
        <textarea
          className={fieldControl}
          rows={3}
          value={typed.notes}
          maxLength={longestOf.notes}
          onChange={({ target }) => setTyped({ ...typed, notes: target.value })}
          onBlur={keep}
        />
        <small className="text-note text-ink-soft">{t('projects.notesHint')}</small>
      </label>
    </div>
  )
}

/** Returns a name accepted by file systems. */
const fileNameOf = (name: string): string => `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'project'}.json`

const Export = ({ project: { id, name } }: { readonly project: Project }) => {
  const { t } = useTexts('user-centre')
  const { trigger, isMutating, failure } = useMutation(
    (_: undefined, options) => exportProject(id, options),
    (document) => saveFile(fileNameOf(name), new Blob([`${JSON.stringify(document, undefined, 2)}\n`], { type: 'application/json' })),
  )
  useProblem(failure)
  return (
    <button type="button" className="button" disabled={isMutating} onClick={() => trigger(undefined)}>
      {t('projects.export')}
    </button>
  )
}

const Shown = ({ project }: { readonly project: Project }) => {
  const { t } = useTexts('user-centre')
  return (
    <>
      <PanelSection title={project.name} action={<Export project={project} />}>
        <Fields project={project} />
      </PanelSection>
      <PanelSection title={t('projects.inIt')}>
        <ProjectSelections project={project} />
      </PanelSection>
      <PanelSection title={t('projects.links.title')}>
        <ProjectLinks project={project} />
      </PanelSection>
    </>
  )
}

export const ProjectPage = ({ id }: { readonly id: string }) => {
  const { t } = useTexts('user-centre')
  const { data, failure, retry } = useProject(id)
  usePageTitle(data?.name ?? t('projects.title'))
  return (
    <>
      <p className="px-4 pt-3">
        <Link className="text-main underline" href={entryPath('projects')}>
          {t('projects.all')}
        </Link>
      </p>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data && <Shown project={data} />}
    </>
  )
}
