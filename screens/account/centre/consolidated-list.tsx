/** The consolidated shopping list: every order code once with all its pieces, then what is open. */
import { consolidate, type ConsolidatedLine, type Counted } from '../../../engine/assembly/consolidate.ts'
import { listedCode } from '../../../contract/catalogue/judge-listed.ts'
import type { ShoppingItem } from '../../base/saved/store.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { nameIn, placeOf } from './saved-model.ts'

/** A single model as an assembly of one part; its figures are read where it is judged. */
const countedItem = ({ selectionID, orderParams, quantity, assembly }: ShoppingItem): Counted => {
  if (assembly) return { parts: assembly.parts, quantity, reference: assembly.reference }
  const { serviceID: series = '', driveID: sku = selectionID } = placeOf(selectionID) ?? {}
  const code = { code: listedCode(orderParams), state: 'unconfirmed', parts: [], also: [] } as const
  const names = { family: '', sku, name: nameIn(selectionID), series, maker: '' }
  return { parts: [{ role: '', quantity: 1, item: { kind: 'model', ...names, code, basis: 'unverified', source: '' } }], quantity }
}

const Line = ({ line: { item, roles, quantity, of } }: { readonly line: ConsolidatedLine }) => {
  const { itemName, roles: namesOf, needsInWords, listed, t } = useAssemblyWords()
  const named = roles.filter((role) => role !== '')
  return (
    <tr className="border-t border-line align-top">
      <td className="number px-2 py-1.5 text-right">{quantity}</td>
      <td className="px-2 py-1.5 wrap-anywhere">
        {item.kind === 'model' ? (
          <span className="code">{item.code.code === '' ? item.name : item.code.code}</span>
        ) : (
          <strong className="text-caution">{itemName(item)}</strong>
        )}
        {item.kind === 'open' && <span className="block text-note text-ink-soft">{needsInWords(item.needs)}</span>}
      </td>
      <td className="px-2 py-1.5">{namesOf(named)}</td>
      <td className="px-2 py-1.5 text-note text-ink-soft">{of.length > 0 && t('needed', { names: listed(of) })}</td>
    </tr>
  )
}

export const ConsolidatedList = ({ items }: { readonly items: readonly ShoppingItem[] }) => {
  const { t } = useAssemblyWords()
  const lines = consolidate(items.map(countedItem))
  return (
    <section className="overflow-x-auto px-4 pt-4 pb-3">
      <h3 className="mb-1 text-label/5 font-semibold">{t('consolidated')}</h3>
      <table className="w-full text-label/5">
        <tbody>
          {lines.map((line) => (
            <Line key={JSON.stringify(line)} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
