/** The models as a table with sortable heads and what is needed in its first row; a row opens in place. Blocks where there is no room. */
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { type ListOrder, readOrder, type SortFigure } from '../../../contract/results/list-view.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { noBreakSpace } from '../../../engine/units/index.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { WarningSign } from '../model/model-warnings.tsx'
import { pairId, pairName } from '../model/pair-identity.ts'
import { turned, usualOrder } from '../model/useful-orders.ts'
import { CompareTick } from './compare-tick.tsx'
import { type Column, type Needed, useColumns } from './table-columns.ts'

/** Rows rendered at first; the others follow deferred. */
const firstRows = 20

/*
 * In less than 540 px each row is a block: box, name and utilisation, then the figures, each below its name. A column without room has no width, but is
 * there: an opened row spans all of them.
 */
const line = 'border-t border-line *:py-1 print:break-inside-avoid @max-[540px]:grid @max-[540px]:h-auto @max-[540px]:grid-cols-4'
const noLimit = '@max-[800px]:no-room'
const cells = {
  figure:
    'number px-2 text-right text-body whitespace-nowrap @max-[700px]:px-1 @max-[540px]:row-start-2 @max-[540px]:self-end @max-[540px]:text-left @max-[540px]:named',
  limit: `pl-2 text-note text-ink-soft @max-[540px]:hidden ${noLimit}`,
  meter: 'px-2 @max-[540px]:col-start-4 @max-[540px]:row-start-1',
} as const
const heads = {
  figure: 'w-21 px-2 text-right @max-[700px]:w-18 @max-[700px]:px-1',
  meter: 'w-26 px-2 text-left',
} as const

/** Beside the name where there is room; the open row has a larger one. */
const picture = 'float-left mr-2 hidden h-8 w-16 @min-[880px]:block print:hidden'

/** On paper a button of a table is text. */
const onPaper = 'print:inline! print:text-inherit'

export type Sorting = { readonly order: ListOrder | undefined; readonly onOrder: (order: ListOrder | undefined) => void }

const ariaSort = (figure: SortFigure, order: ListOrder | undefined): 'ascending' | 'descending' | undefined => {
  if (order === undefined || readOrder(order).figure !== figure) return undefined
  return readOrder(order).isFalling ? 'descending' : 'ascending'
}

/** Cycles through the usual order, its reverse and the rank. */
const nextOrder = (figure: SortFigure, order: ListOrder | undefined): ListOrder | undefined => {
  const usual = usualOrder(figure)
  if (order === usual) return turned(usual)
  return order === turned(usual) ? undefined : usual
}

type HeadProps = {
  readonly name: string
  readonly unit?: string
  readonly by: SortFigure | undefined
  readonly sorting: Sorting | undefined
}

const Head = ({ name, unit = '', by, sorting }: HeadProps) => {
  const sorted = by && sorting && ariaSort(by, sorting.order)
  const text = (
    <>
      <span>{name}</span>
      {unit !== '' && <small className="text-note whitespace-nowrap text-ink-faint"> {unit}</small>}
    </>
  )
  return (
    <th scope="col" className={`font-normal ${heads[by === 'utilisation' ? 'meter' : 'figure']}`} aria-sort={sorted}>
      {by && sorting ? (
        <button
          type="button"
          className={`min-h-6 ${onPaper} ${sorted ? 'font-semibold text-ink' : ''}`}
          onClick={() => sorting.onOrder(nextOrder(by, sorting.order))}
        >
          {text}
          {sorted && <span aria-hidden="true">{sorted === 'ascending' ? ' ↑' : ' ↓'}</span>}
        </button>
      ) : (
        text
      )}
    </th>
  )
}

const TableHead = ({ columns, sorting }: { readonly columns: readonly Column[]; readonly sorting: Sorting | undefined }) => {
  const { t } = useTexts('results')
  return (
    <thead className="@max-[540px]:hidden">
      <tr className="h-9 bg-sunken text-note text-ink-soft *:py-1">
        <th scope="col" className="w-8">
          <span className="sr-only">{t('compare.tick')}</span>
        </th>
        <th scope="col" className="px-2 text-left font-normal">
          {t('rows.model')}
        </th>
        {columns.map(({ id, head, unit, sortedBy }) => (
          <Head key={id} name={head} unit={unit} by={sortedBy} sorting={sorting} />
        ))}
        <th scope="col" className={`w-26 pl-2 text-left font-normal ${noLimit}`}>
          {t('rows.limit')}
        </th>
        <Head name={t('utilisation')} by="utilisation" sorting={sorting} />
      </tr>
    </thead>
  )
}

const NeedRow = ({ columns }: { readonly columns: readonly Column[] }) => {
  const { t } = useTexts('results')
  if (columns.every(({ need }) => need === undefined)) return null
  return (
    <tr className={`h-8 bg-main-soft font-semibold text-main ${line}`}>
      <th scope="row" colSpan={2} className="px-2 text-left font-semibold @max-[540px]:col-span-3 @max-[540px]:row-start-1">
        {t('rows.need')}
      </th>
      {columns.map(({ id, head, unit, need }) => (
        <td key={id} className={cells.figure} data-label={need && `${head} ${unit}`}>
          {need}
        </td>
      ))}
      <td className={cells.limit}>{noBreakSpace}</td>
      <td className={cells.meter}>{noBreakSpace}</td>
    </tr>
  )
}

const Meter = ({ share }: { readonly share: number }) => {
  const { percent } = useQuantity()
  return (
    <div className="flex items-center gap-1.5">
      <span className="w-10">
        <UtilisationBar share={share} />
      </span>
      <strong className="number font-semibold whitespace-nowrap">{percent(share)}</strong>
    </div>
  )
}

type RowProps = {
  readonly model: RecommendedModel
  readonly columns: readonly Column[]
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly card: (model: RecommendedModel) => ReactNode
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
}

const Row = ({ model, columns, isOpen, onOpen, card, compared, onCompare }: RowProps) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const details = useId()
  const limit = nameOf('checks', model.governing)
  return (
    <>
      <tr className={`h-11 data-[open=true]:bg-paper ${line}`} data-open={isOpen}>
        <td className="pl-2 @max-[540px]:z-1 @max-[540px]:col-start-1 @max-[540px]:row-start-1 @max-[540px]:justify-self-start">
          <CompareTick model={model} compared={compared} onCompare={onCompare} />
        </td>
        <th
          scope="row"
          className="px-2 text-left font-normal @max-[540px]:col-start-1 @max-[540px]:col-end-4 @max-[540px]:row-start-1 @max-[540px]:pl-9"
        >
          <span className={picture}>
            <Thumbnail skuID={model.skuID} />
          </span>
          <button
            type="button"
            className={`disclosure min-h-6 font-semibold text-ink @max-[540px]:min-h-8 @max-[540px]:text-lead ${onPaper}`}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={onOpen}
          >
            {pairName(model)}
          </button>
          <div className="flex flex-wrap items-center gap-x-2 text-note text-ink-soft">
            <span>{model.maker}</span>
            {model.basis !== 'published' && <BasisTag basis={model.basis} source={model.source} />}
            {model.notKnown && <span className="tag whitespace-normal">{t('unknown.tag')}</span>}
            <WarningSign model={model} />
          </div>
        </th>
        {columns.map(({ id, head, unit, cell }) => (
          <td key={id} className={cells.figure} data-label={`${head} ${unit}`}>
            {cell(model) ?? '–'}
          </td>
        ))}
        <td className={cells.limit}>{limit}</td>
        <td className={cells.meter} title={limit}>
          <Meter share={model.utilisation} />
        </td>
      </tr>
      <tr id={details} hidden={!isOpen} className="bg-paper @max-[540px]:block">
        <td colSpan={columns.length + 4} className="@max-[540px]:block">
          {isOpen && card(model)}
        </td>
      </tr>
    </>
  )
}

/** What all tables of an answer have in common. */
export type TableOf = Pick<RowProps, 'card' | 'onCompare'> & {
  readonly layout: CardLayout
  readonly needed: Needed
  readonly compared: readonly string[]
}

type Props = TableOf & {
  readonly name: string
  readonly models: readonly RecommendedModel[]
  readonly isUpdating?: boolean
  /** Without it the rows cannot be sorted. */
  readonly sorting?: Sorting
  /** Id of the row that is open at first. */
  readonly firstOpen?: string | undefined
  /** Called with the id of a row that was opened; '' if the open one was closed. */
  readonly onOpened?: (id: string) => void
}

export const ModelTable = ({
  name,
  models,
  layout,
  needed,
  compared,
  isUpdating = false,
  sorting,
  firstOpen = '',
  onOpened,
  ...rest
}: Props) => {
  const shown = useDeferredValue(models, models.slice(0, firstRows))
  const [open, setOpen] = useState(firstOpen)
  const columns = useColumns(models, layout, needed)
  const toggle = (id: string) => {
    const next = open === id ? '' : id
    setOpen(next)
    onOpened?.(next)
  }
  return (
    <div className="@container overflow-hidden rounded-panel border border-line bg-surface">
      <table
        className="w-full table-fixed text-label/5 wrap-anywhere @max-[540px]:block"
        aria-busy={isUpdating || shown !== models}
        aria-label={name}
      >
        <TableHead columns={columns} sorting={sorting} />
        <tbody className="@max-[540px]:block">
          <NeedRow columns={columns} />
          {shown.map((model) => {
            const id = pairId(model)
            return (
              <Row
                key={id}
                model={model}
                columns={columns}
                isOpen={open === id}
                onOpen={() => toggle(id)}
                compared={compared.includes(id)}
                {...rest}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
