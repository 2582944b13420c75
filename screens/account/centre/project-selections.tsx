/** Selections of a project, which can be opened or removed from it. */
import { openSaved } from '../../base/saved/open-selection.ts'
import { savedHasChanged, useSavedStore } from '../../base/saved/use-saved.ts'
import { putSelection } from '../../base/saved/project-calls.ts'
import { entryPath } from '../../base/account/user-centre.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { CrossIcon } from '../../ui/icons.tsx'
import { EmptyList } from './empty-list.tsx'
import { FolderIcon } from './list-icons.tsx'
import { ActionCell, ListTable, TableRow } from './list-table.tsx'
import { openPage } from './open-page.ts'
import { RowAction } from './row-action.tsx'
import { SelectionCells, useSelectionColumns } from './selection-cells.tsx'
import type { Project } from './use-projects.ts'

type Selection = Project['selections'][number]

const Row = ({ selection }: { readonly selection: Selection }) => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  const { id } = selection
  const name = selection.name === '' ? t('unnamed') : selection.name
  return (
    <TableRow>
      <SelectionCells selection={selection} />
      <ActionCell>
        <RowAction
          text={t('open')}
          label={t('openNamed', { name })}
          act={(options) => openSaved(store, { id }, options)}
          onDone={openPage}
        />
        <RowAction
          text={t('projects.takeOut')}
          label={t('projects.takeOutNamed', { name })}
          icon={<CrossIcon />}
          act={(options) => putSelection({ selectionID: id, projectID: null }, options)}
          onDone={savedHasChanged}
        />
      </ActionCell>
    </TableRow>
  )
}

export const ProjectSelections = ({ project: { selections } }: { readonly project: Project }) => {
  const { t } = useTexts('user-centre')
  const { t: frame } = useTexts('frame')
  const columns = useSelectionColumns()
  if (selections.length === 0) {
    return (
      <EmptyList
        title={t('projects.empty')}
        icon={<FolderIcon />}
        way={{ href: entryPath('user-selection'), text: frame('entries.user-selection') }}
      >
        {t('projects.emptyHint')}
      </EmptyList>
    )
  }
  return (
    <ListTable name={t('projects.inIt')} columns={columns} actions="w-30">
      {selections.map((selection) => (
        <Row key={selection.id} selection={selection} />
      ))}
    </ListTable>
  )
}
