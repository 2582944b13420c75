/** Selections of a project, which can be opened or removed from it. */
import { useClassNames } from '../../base/texts/class-names.ts'
import { openSaved } from '../../base/saved/open-selection.ts'
import { savedHasChanged, useSavedStore } from '../../base/saved/use-saved.ts'
import { putSelection } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { EmptyList, useDates } from './list-parts.tsx'
import { openPage } from './open-page.ts'
import { useProblem } from './use-problem.ts'
import type { Project } from './use-projects.ts'

type Selection = Project['selections'][number]

const Row = ({ selection: { id, name, calculator, version, changed } }: { readonly selection: Selection }) => {
  const { t } = useTexts('user-centre')
  const { className } = useClassNames()
  const date = useDates()
  const store = useSavedStore()
  const opening = useMutation((_: undefined, options) => openSaved(store, { id }, options), openPage)
  const taking = useMutation((_: undefined, options) => putSelection({ selectionID: id, projectID: null }, options), savedHasChanged)
  useProblem(opening.failure)
  useProblem(taking.failure)
  const shown = name === '' ? t('unnamed') : name
  return (
    <li className="kept-row">
      <span className="kept-name">
        <strong>{shown}</strong>
        <small>{calculator === 'model' ? t('model') : className(calculator)}</small>
      </span>
      <span className="kept-note">
        {t('version', { version })} · <time dateTime={changed}>{date(changed)}</time>
      </span>
      <span className="kept-actions">
        <button
          type="button"
          className="button"
          data-size="small"
          disabled={opening.isMutating}
          aria-label={t('openNamed', { name: shown })}
          onClick={() => opening.trigger(undefined)}
        >
          {t('open')}
        </button>
        <button
          type="button"
          className="button"
          data-size="small"
          data-kind="quiet"
          disabled={taking.isMutating}
          aria-label={t('projects.takeOutNamed', { name: shown })}
          onClick={() => taking.trigger(undefined)}
        >
          {t('projects.takeOut')}
        </button>
      </span>
    </li>
  )
}

export const ProjectSelections = ({ project: { selections } }: { readonly project: Project }) => {
  const { t } = useTexts('user-centre')
  if (selections.length === 0) {
    return (
      <EmptyList title={t('projects.empty')}>
        <p>{t('projects.emptyHint')}</p>
      </EmptyList>
    )
  }
  return (
    <ul className="kept-list">
      {selections.map((selection) => (
        <Row key={selection.id} selection={selection} />
      ))}
    </ul>
  )
}
