/** The shopping list with quantities and notes; a model may occur several times. */
import { useState } from 'react'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import { longestNote, mostPieces, orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import type { ShoppingItem } from '../../base/saved/store.ts'
import { randomID } from '../../base/browser/random-id.ts'
import { savedHasChanged, useSavedStore, useShopping } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type MutationOptions, useMutation } from '../../base/api/mutation.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LazyAssemblyLine, LazyConsolidatedList } from './lazy-assemblies.tsx'
import { DeletedNote } from './deleted-note.tsx'
import { nameIn } from './saved-model.ts'
import { EmptyList } from './empty-list.tsx'
import { BinIcon } from './list-icons.tsx'
import { SavedList, useListLook } from './list-parts.tsx'
import { listOrders, type ListOrder, viewOf } from './list-view.ts'
import { ModelName } from './model-name.tsx'
import { OrderOpen } from './order-open.tsx'
import { RowAction } from './row-action.tsx'
import { useProblem } from './use-problem.ts'
import { ActionCell, Cell, ListTable, TableRow } from './list-table.tsx'
import { CartIcon } from '../../ui/saving/saving-icons.tsx'
import { toolControl } from '../controls.ts'

const codeOf = ({ orderParams }: ShoppingItem): string | undefined => {
  const code = orderParams.find(({ paramName }) => paramName === orderCodeParameter)?.value
  return code === undefined ? undefined : String(code)
}

/** Returns the order code of a model, or those of all parts of an assembly. */
const codesOf = (item: ShoppingItem): readonly string[] => {
  if (item.assembly) return modelsIn(item.assembly).map(({ code }) => code.code)
  return [codeOf(item) ?? []].flat()
}

/** Returns the query of the model's page with the chosen parts of the order code. */
const queryOf = ({ orderParams }: ShoppingItem): string =>
  new URLSearchParams(
    orderParams.filter(({ paramName }) => paramName !== orderCodeParameter).map(({ paramName, value }) => [paramName, String(value)]),
  ).toString()

type RowProps = { readonly item: ShoppingItem }

/** Quantity and note, stored on blur. */
const Amount = ({ item: { id, quantity, note, selectionID } }: RowProps) => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  const [pieces, setPieces] = useState(String(quantity))
  const [text, setText] = useState(note)
  const { trigger, failure } = useMutation(
    (next: { quantity: number; note: string }, options) => store.shopping.change({ id, ...next }, options),
    savedHasChanged,
  )
  useProblem(failure)
  const name = nameIn(selectionID)
  const keep = () => {
    const typed = Math.round(Number(pieces))
    const next = Number.isFinite(typed) ? Math.min(Math.max(typed, 1), mostPieces) : quantity
    setPieces(String(next))
    if (next !== quantity || text !== note) trigger({ quantity: next, note: text })
  }
  const onKeyDown = ({ key }: { readonly key: string }) => {
    if (key === 'Enter') keep()
  }
  return (
    <div className="grid grid-cols-first gap-2">
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={mostPieces}
        className={`w-16 ${toolControl}`}
        aria-label={t('piecesOf', { name })}
        value={pieces}
        onChange={({ target }) => setPieces(target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
      <input
        aria-label={t('noteOf', { name })}
        placeholder={t('note')}
        maxLength={longestNote}
        className={toolControl}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

const Row = ({ item, onRemoved }: RowProps & { readonly onRemoved: (item: ShoppingItem) => void }) => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  const codes = codesOf(item)
  return (
    <TableRow>
      {item.assembly ? (
        <Cell>
          <LazyAssemblyLine assembly={item.assembly} />
        </Cell>
      ) : (
        <ModelName id={item.selectionID} query={queryOf(item)}>
          <OrderOpen item={item} />
        </ModelName>
      )}
      <Cell>
        {codes.map((code) => (
          <span key={code} className="code flex items-center gap-1 text-ink wrap-anywhere">
            {code} <CopyButton text={code} />
          </span>
        ))}
      </Cell>
      <Cell>
        <Amount item={item} />
      </Cell>
      <ActionCell>
        <RowAction
          text={t('remove')}
          label={t('removeNamed', { name: nameIn(item.selectionID) })}
          icon={<BinIcon />}
          act={(options) => store.shopping.remove(item.id, options)}
          onDone={() => {
            savedHasChanged()
            onRemoved(item)
          }}
        />
      </ActionCell>
    </TableRow>
  )
}

const words = {
  text: (item: ShoppingItem) => [item.selectionID, item.note, ...codesOf(item)].join(' '),
  name: ({ selectionID }: ShoppingItem) => nameIn(selectionID),
}

export const ShoppingList = () => {
  const { t } = useTexts('user-centre')
  const { t: frame } = useTexts('frame')
  const look = useListLook<ListOrder>('-added')
  const columns = [
    { id: 'model', head: t('model'), className: 'w-2/5' },
    { id: 'code', head: t('heads.code') },
    { id: 'amount', head: `${t('heads.quantity')}, ${t('note')}`, className: 'w-56' },
  ]
  const resource = useShopping()
  const view = resource.data && viewOf(resource.data, look, words)
  const store = useSavedStore()
  const [removed, setRemoved] = useState<ShoppingItem>()
  const all = resource.data ?? []
  const hasAssemblies = all.some(({ assembly }) => assembly !== undefined)
  const restore = (_id: string, options: MutationOptions): Promise<unknown> => {
    if (!removed) return Promise.resolve()
    const { id: _removed, added: _added, ...item } = removed
    return store.shopping.add({ ...item, clientID: randomID() }, options)
  }
  return (
    <>
      <SavedList
        look={look}
        orders={listOrders}
        resource={resource}
        count={view?.count}
        none={
          <EmptyList title={t('noShopping')} icon={<CartIcon />} way={{ href: '/', text: t('newSizing') }}>
            {t('noShoppingHint')}
          </EmptyList>
        }
        above={
          removed && (
            <DeletedNote
              key={removed.id}
              deleted={{ id: removed.id, name: nameIn(removed.selectionID) }}
              restore={restore}
              onRestored={() => setRemoved(undefined)}
            />
          )
        }
      >
        <ListTable name={frame('entries.shopping-list')} columns={columns}>
          {view?.shown.map((item) => (
            <Row key={item.id} item={item} onRemoved={setRemoved} />
          ))}
        </ListTable>
      </SavedList>
      {hasAssemblies && <LazyConsolidatedList items={all} />}
    </>
  )
}
