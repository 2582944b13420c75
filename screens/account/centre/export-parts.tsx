/** Exports the complete shopping list as a bill of materials, regardless of the search. */
import { makerPartNames } from '../../../contract/catalogue/maker-parts.ts'
import { orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import { type PartsListRequest, sheetNames } from '../../../contract/files/sheets.ts'
import { askFile } from '../../base/api/ask-file.ts'
import { useShopping } from '../../base/saved/use-saved.ts'
import type { ShoppingItem } from '../../base/saved/store.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useProblem } from './use-problem.ts'

const formats = [
  { format: 'XLSX', extension: 'xlsx', call: sheetNames.partsList },
  { format: 'CSV', extension: 'csv', call: sheetNames.partsListCsv },
] as const

const codeParameters: ReadonlySet<string> = new Set([orderCodeParameter, ...makerPartNames])

const requestOf = (items: readonly ShoppingItem[]): PartsListRequest => ({
  items: items.map(({ selectionID, orderParams, quantity, note }) => ({
    selectionID,
    // The sheet shows the code and what is open in it, and a body has a limit.
    orderParams: orderParams.filter(({ paramName }) => codeParameters.has(paramName)),
    quantity,
    note,
  })),
})

type Props = { readonly items: readonly ShoppingItem[] }

const ExportButton = ({ items, format, extension, call }: Props & (typeof formats)[number]) => {
  const { t } = useTexts('user-centre')
  const { trigger, isMutating, failure } = useMutation(
    (_: undefined, options) => askFile({ address: `/api/${sheetNames.service}/${call}`, body: requestOf(items) }, options),
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
