/** The recommended models as table rows with sortable columns; a row opens the model's card. */
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { type ListOrder, readOrder } from '../../../contract/results/list-view.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout, FigureName } from '../../../families/define/card-layout.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { figuresOf } from '../../../families/define/card-figures.ts'
import { pairId, pairName } from '../model/pair-identity.ts'
import { turned, usualOrder } from '../model/useful-orders.ts'
import { CompareTick } from './compare-tick.tsx'
import { KeepResult } from './keep-result.tsx'
import { OrderCode } from './order-code.tsx'
import { useFigureName } from '../model/figure-name.ts'
import './model-rows.css'

/** Maximum number of figure columns; how many are visible depends on the width. */
const mostFigures = 7
/** Rows rendered at first; the others follow deferred. */
const firstRows = 20

/** Returns the figures that any of the models has, the large ones of the layout first. */
const columnsOf = (models: readonly RecommendedModel[], { large, list }: CardLayout): readonly FigureName[] =>
  [...large, ...list].filter((name) => models.some((model) => model[name] !== undefined)).slice(0, mostFigures)

type Sorting = { readonly order: ListOrder | undefined; readonly onOrder: (order: ListOrder | undefined) => void }

const ariaSort = (figure: string, order: ListOrder | undefined): 'ascending' | 'descending' | undefined => {
  if (order === undefined || readOrder(order).figure !== figure) return undefined
  return readOrder(order).isFalling ? 'descending' : 'ascending'
}

type HeadProps = Sorting & { readonly figure: FigureName | 'utilisation'; readonly layout: CardLayout; readonly place?: number }

/** Cycles through the usual order, its reverse and the rank. */
const nextOrder = (figure: HeadProps['figure'], order: ListOrder | undefined): ListOrder | undefined => {
  const usual = usualOrder(figure)
  if (order === usual) return turned(usual)
  return order === turned(usual) ? undefined : usual
}

const Head = ({ figure, layout, place, order, onOrder }: HeadProps) => {
  const name = useFigureName(layout)(figure)
  const sorted = ariaSort(figure, order)
  return (
    <th scope="col" data-place={place} aria-sort={sorted}>
      <button type="button" className="rows-sort" data-sorted={sorted} onClick={() => onOrder(nextOrder(figure, order))}>
        {name}
      </button>
    </th>
  )
}

type RowProps = {
  readonly model: RecommendedModel
  readonly layout: CardLayout
  readonly columns: readonly FigureName[]
  readonly card: (model: RecommendedModel) => ReactNode
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
  readonly onWhy: (model: RecommendedModel) => void
  readonly onSelect: (model: RecommendedModel) => void
}

const FigureCells = ({ model, layout, columns }: Pick<RowProps, 'model' | 'layout' | 'columns'>) => {
  const { quantity } = useQuantity()
  const nameOf = useFigureName(layout)
  return columns.map((name, place) => {
    const [figure] = figuresOf(model, [name], layout)
    const shown = figure && quantity(figure.value, figure.unit)
    return (
      <td key={name} data-place={place} data-name={nameOf(name)} className="number">
        {shown ? (
          <>
            <span>{shown.number} </span>
            <small>{shown.unit}</small>
          </>
        ) : (
          <span className="text-ink-faint">–</span>
        )}
      </td>
    )
  })
}

const Row = ({ model, layout, columns, card, compared, onCompare, onWhy, onSelect }: RowProps) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  const [open, setOpen] = useState(false)
  const details = useId()
  return (
    <>
      <tr data-default={model.isDefault}>
        <td className="rows-tick">
          <CompareTick model={model} compared={compared} onCompare={onCompare} isBare />
        </td>
        <th scope="row">
          <button
            type="button"
            className="disclosure rows-name"
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
          >
            {pairName(model)}
          </button>
          <OrderCode code={model.machineCode} />
          <small>
            {model.maker} · {model.series} <BasisTag basis={model.basis} source={model.source} />
          </small>
        </th>
        <FigureCells model={model} layout={layout} columns={columns} />
        <td className="rows-utilisation">
          <strong className="number">{percent(model.utilisation)}</strong>
          <small>{nameOf('checks', model.governing)}</small>
          <UtilisationBar share={model.utilisation} />
        </td>
        <td className="rows-actions no-print">
          <KeepResult model={model} />
          <button type="button" className="button" data-size="small" data-kind="quiet" onClick={() => onWhy(model)}>
            {t('why')}
          </button>
          <button type="button" className="button" data-size="small" onClick={() => onSelect(model)}>
            {t('select')}
          </button>
        </td>
      </tr>
      <tr id={details} hidden={!open} className="rows-details">
        <td colSpan={columns.length + 4}>{open && card(model)}</td>
      </tr>
    </>
  )
}

type Props = Sorting &
  Pick<RowProps, 'layout' | 'card' | 'onWhy' | 'onSelect' | 'onCompare'> & {
    readonly models: readonly RecommendedModel[]
    readonly compared: readonly string[]
    readonly isUpdating: boolean
  }

export const ModelRows = ({ models, layout, compared, isUpdating, order, onOrder, ...rest }: Props) => {
  const { t } = useTexts('results')
  const shown = useDeferredValue(models, models.slice(0, firstRows))
  const columns = columnsOf(models, layout)
  const sorting = { order, onOrder, layout }
  return (
    <table className="model-rows" aria-busy={isUpdating || shown !== models} aria-label={t('listStyle.rows')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('compare.tick')}</span>
          </th>
          <th scope="col">{t('rows.model')}</th>
          {columns.map((figure, place) => (
            <Head key={figure} figure={figure} place={place} {...sorting} />
          ))}
          <Head figure="utilisation" {...sorting} />
          <th scope="col" className="no-print">
            <span className="sr-only">{t('rows.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((model) => (
          <Row key={pairId(model)} model={model} layout={layout} columns={columns} compared={compared.includes(pairId(model))} {...rest} />
        ))}
      </tbody>
    </table>
  )
}
