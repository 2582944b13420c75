/** Exports the complete shopping list as a bill of materials, regardless of the search. */
import { makerPartNames } from '../../../contract/catalogue/maker-parts.ts'
import { longestNote, mostPieces, orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import { type PartsListRequest, sheetNames } from '../../../contract/files/sheets.ts'
import { askFile } from '../../base/api/ask-file.ts'
import { useShopping } from '../../base/saved/use-saved.ts'
import type { ShoppingItem } from '../../base/saved/store.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { modelID } from '../../base/catalogue/product-path.ts'
import { useProblem } from './use-problem.ts'

const formats = [
  { format: 'XLSX', extension: 'xlsx', call: sheetNames.partsList },
  { format: 'CSV', extension: 'csv', call: sheetNames.partsListCsv },
] as const

const codeParameters: ReadonlySet<string> = new Set([orderCodeParameter, ...makerPartNames])

type Listed = PartsListRequest['items'][number]
type SavedPart = NonNullable<ShoppingItem['assembly']>['parts'][number]

/** The positions of an assembly as entries of a list: all codes, and what is open with its requirement. */
const useEntries = () => {
  const { roleName, itemName, needsInWords } = useAssemblyWords()
  const entryOf = (part: SavedPart): Omit<Listed, 'quantity' | 'note'> => {
    const { role, item } = part
    if (item.kind !== 'model') return { selectionID: `${roleName(role)}: ${itemName(item)}`, orderParams: [] }
    const { series, sku, code } = item
    return { selectionID: modelID({ serviceID: series, driveID: sku }), orderParams: [{ paramName: orderCodeParameter, value: code.code }] }
  }
  const noteOf = ({ role, item }: SavedPart): string => (item.kind === 'open' ? needsInWords(item.needs) : roleName(role))
  return ({ selectionID, orderParams, quantity, note, assembly }: ShoppingItem): readonly Listed[] =>
    assembly
      ? assembly.parts
          .filter(({ item }) => item.kind !== 'included')
          .map((part) => ({
            ...entryOf(part),
            quantity: Math.min(part.quantity * quantity, mostPieces),
            note: [assembly.reference, noteOf(part), note]
              .filter((text) => text !== '')
              .join(' · ')
              .slice(0, longestNote),
          }))
      : [
          {
            selectionID,
            // The sheet shows the code and what is open in it, and a body has a limit.
            orderParams: orderParams.filter(({ paramName }) => codeParameters.has(paramName)),
            quantity,
            note,
          },
        ]
}

type Props = { readonly items: readonly ShoppingItem[] }

const ExportButton = ({ items, format, extension, call }: Props & (typeof formats)[number]) => {
  const { t } = useTexts('user-centre')
  const entriesOf = useEntries()
  const { trigger, isMutating, failure } = useMutation(
    (_: undefined, options) =>
      askFile({ address: `/api/${sheetNames.service}/${call}`, body: { items: items.flatMap(entriesOf) } }, options),
    (file) => saveFile(`${t('partsListName')}.${extension}`, file),
  )
  useProblem(failure)
  return (
    <button type="button" className="button" disabled={isMutating} onClick={() => trigger(undefined)}>
      {t('exportAs', { format })}
    </button>
  )
}

export const ExportParts = () => {
  const { data: items = [] } = useShopping()
  if (items.length === 0) return null
  return formats.map((format) => <ExportButton key={format.format} items={items} {...format} />)
}
