/** The models as a table with sortable heads and what is needed in its first row; a row opens in place. Blocks where there is no room. */
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { type ListOrder, readOrder, type SortFigure } from '../../../contract/results/list-view.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { noBreakSpace } from '../../../engine/units/index.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { WarningSign } from '../model/model-warnings.tsx'
import { pairId, pairName } from '../model/pair-identity.ts'
import { turned, usualOrder } from '../model/useful-orders.ts'
import { CompareTick } from './compare-tick.tsx'
import { type Column, type Needed, useColumns } from './table-columns.ts'
import './model-table.css'

/** Rows rendered at first; the others follow deferred. */
const firstRows = 20

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
      {unit !== '' && <small> {unit}</small>}
    </>
  )
  return (
    <th scope="col" className={by === 'utilisation' ? 'models-meter' : 'models-figure'} aria-sort={sorted}>
      {by && sorting ? (
        <button type="button" className="models-sort" data-sorted={sorted} onClick={() => sorting.onOrder(nextOrder(by, sorting.order))}>
          {text}
        </button>
      ) : (
        text
      )}
    </th>
  )
}

const NeedRow = ({ columns }: { readonly columns: readonly Column[] }) => {
  const { t } = useTexts('results')
  if (columns.every(({ need }) => need === undefined)) return null
  return (
    <tr className="models-need">
      <th scope="row" colSpan={2}>
        {t('rows.need')}
      </th>
      <td className="models-maker">{noBreakSpace}</td>
      {columns.map(({ id, head, unit, need }) => (
        <td key={id} className="models-figure number" data-name={need && `${head} ${unit}`}>
          {need}
        </td>
      ))}
      <td className="models-limit">{noBreakSpace}</td>
      <td className="models-meter">{noBreakSpace}</td>
    </tr>
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
  const { percent } = useQuantity()
  const details = useId()
  const limit = nameOf('checks', model.governing)
  return (
    <>
      <tr className="models-row" data-open={isOpen}>
        <td className="models-tick">
          <CompareTick model={model} compared={compared} onCompare={onCompare} />
        </td>
        <th scope="row">
          <button type="button" className="disclosure models-name" aria-expanded={isOpen} aria-controls={details} onClick={onOpen}>
            {pairName(model)}
          </button>
          <WarningSign model={model} />
          {model.notKnown && <span className="tag">{t('unknown.tag')}</span>}
        </th>
        <td className="models-maker">
          <span>{model.maker}</span>
          {model.basis !== 'published' && <BasisTag basis={model.basis} source={model.source} />}
        </td>
        {columns.map(({ id, head, unit, cell }) => (
          <td key={id} className="models-figure number" data-name={`${head} ${unit}`}>
            {cell(model) ?? '–'}
          </td>
        ))}
        <td className="models-limit">{limit}</td>
        <td className="models-meter" title={limit}>
          <UtilisationBar share={model.utilisation} />
          <strong className="number">{percent(model.utilisation)}</strong>
        </td>
      </tr>
      <tr id={details} hidden={!isOpen} className="models-details">
        <td colSpan={columns.length + 5}>{isOpen && card(model)}</td>
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
  const { t } = useTexts('results')
  const shown = useDeferredValue(models, models.slice(0, firstRows))
  const [open, setOpen] = useState(firstOpen)
  const columns = useColumns(models, layout, needed)
  const toggle = (id: string) => {
    const next = open === id ? '' : id
    setOpen(next)
    onOpened?.(next)
  }
  return (
    <table className="model-table" aria-busy={isUpdating || shown !== models} aria-label={name}>
      <thead>
        <tr>
          <th scope="col" className="models-tick">
            <span className="sr-only">{t('compare.tick')}</span>
          </th>
          <th scope="col">{t('rows.model')}</th>
          <th scope="col" className="models-maker">
            {t('figures.maker')}
          </th>
          {columns.map(({ id, head, unit, sortedBy }) => (
            <Head key={id} name={head} unit={unit} by={sortedBy} sorting={sorting} />
          ))}
          <th scope="col" className="models-limit">
            {t('rows.limit')}
          </th>
          <Head name={t('utilisation')} by="utilisation" sorting={sorting} />
        </tr>
      </thead>
      <tbody>
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
  )
}
