/** Selections of a project, which can be opened or removed from it. */
import { useClassNames } from '../../base/texts/class-names.ts'
import { openSaved } from '../../base/saved/open-selection.ts'
import { savedHasChanged, useSavedStore } from '../../base/saved/use-saved.ts'
import { putSelection } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { EmptyList, useDates } from './list-parts.tsx'
import { openPage } from './open-page.ts'
import { RowAction } from './row-action.tsx'
import type { Project } from './use-projects.ts'
import { ListRow, RowActions, RowName, RowNote } from './list-row.tsx'

type Selection = Project['selections'][number]

const Row = ({ selection: { id, name, calculator, version, changed } }: { readonly selection: Selection }) => {
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
        <RowAction
          text={t('projects.takeOut')}
          label={t('projects.takeOutNamed', { name: shown })}
          isQuiet
          act={(options) => putSelection({ selectionID: id, projectID: null }, options)}
          onDone={savedHasChanged}
        />
      </RowActions>
    </ListRow>
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
    <ul>
      {selections.map((selection) => (
        <Row key={selection.id} selection={selection} />
      ))}
    </ul>
  )
}
