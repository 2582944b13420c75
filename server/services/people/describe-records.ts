/** Converts rows of saved items to the shapes of the calls. */
import { savedAssembly } from '../../../contract/saved/saved-assembly.ts'
import { selectionDetails, shoppingToAdd } from '../../../contract/saved/saved-items.ts'
import { summaryOf } from '../../../contract/saved/summarise-selection.ts'
import { readSelection } from '../../../contract/saved/selection-document.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { AppError } from '../../base/errors.ts'
import type { listItems } from '../../people/shopping-list.ts'
import type { linksOf } from '../../people/project-links.ts'
import type { selectionsOf } from '../../people/project-selections.ts'
import type { ProjectRow } from '../../people/projects.ts'
import type { findSelection, listSelections } from '../../people/selections.ts'
import { chosenInWords } from './chosen-in-words.ts'

type Rows<Query extends (...args: never) => unknown> = Awaited<ReturnType<Query>>
type ListedRow = Rows<typeof listSelections>['list'][number]
type SelectionRow = NonNullable<Rows<typeof findSelection>>

/** @throws AppError `internal` for a selection that this program version cannot read */
const selectionOf = (json: string) => {
  const selection = readSelection(JSON.parse(json))
  if (!selection) throw new AppError('internal', { cause: new Error('selection of an unknown version') })
  return selection
}

const snapshotOf = (json: string | null) => selectionDetails.shape.snapshot.parse(json === null ? null : JSON.parse(json))

const recordOf = ({ id, name, version, created_at: created, changed_at: changed, selection }: Omit<ListedRow, 'snapshot'>) => ({
  id,
  name,
  calculator: selectionOf(selection).calculator,
  version,
  created,
  changed,
})

/** An entry of a list of selections. @param catalogue version of the data of today */
export const listedOf = (row: ListedRow, catalogue: string, locale: Locale) => {
  const selection = selectionOf(row.selection)
  const choices = chosenInWords(selection, locale)
  return {
    ...recordOf(row),
    ...summaryOf({ selection, snapshot: snapshotOf(row.snapshot) }, catalogue),
    ...(choices.length > 0 && { choices }),
  }
}

/** A selection with its versions. */
export const detailsOf = ({ record, versions, found }: SelectionRow) => {
  const { selection, snapshot, hash, version } = found
  const { id, name, created_at, changed_at } = record
  return {
    ...recordOf({ id, name, version, created_at, changed_at, selection }),
    selection: selectionOf(selection),
    hash,
    snapshot: snapshotOf(snapshot),
    versions: versions.map((one) => ({ version: one.version, saved: one.saved_at, hash: one.hash })),
  }
}

/** A selection with its results, without metadata. */
export const savedOf = ({ name, selection, snapshot }: Rows<typeof selectionsOf>[number]) => ({
  name,
  selection: selectionOf(selection),
  snapshot: snapshotOf(snapshot),
})

/** An entry of a list of projects. */
export const listedProject = ({ id, name, customer, number, created_at: created, changed_at: changed }: ProjectRow) => ({
  id,
  name,
  customer,
  number,
  created,
  changed,
})

/** A link without its token. */
export const linkOf = ({ id, created_at: created, ends_at: ends }: Rows<typeof linksOf>[number]) => ({ id, created, ends })

/** An entry of the shopping list. */
export const itemOf = ({
  id,
  selection_id: selectionID,
  order_params,
  assembly,
  quantity,
  note,
  added_at: added,
}: Rows<typeof listItems>[number]) => ({
  id,
  selectionID,
  orderParams: shoppingToAdd.shape.orderParams.parse(JSON.parse(order_params)),
  ...(assembly !== null && { assembly: savedAssembly.parse(JSON.parse(assembly)) }),
  quantity,
  note,
  added,
})
