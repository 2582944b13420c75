/** Models that match the choices, by page. */
import { useRef } from 'react'
import { Link } from 'wouter'
import { unitOfColumn } from '../../contract/catalogue/column-units.ts'
import type { FilterDetails } from '../../contract/directory/directory.ts'
import type { FilteredSku, FilteredSkus } from '../../contract/directory/sku-selection.ts'
import { useColumnWords } from '../base/texts/value-words.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { pageSize } from './ask-directory.ts'
import { FoundCount, ModelFacts, ModelFigure, ModelFigures, Pages, pendingList } from './model-list-parts.tsx'
import { Message } from './page-states.tsx'

const Figure = ({ column, model }: { readonly column: string; readonly model: FilteredSku }) => {
  const { t } = useTexts('product')
  const { columnName, cellWord } = useColumnWords()
  const { inWords } = useQuantity()
  const value = model.values[column]
  const words = typeof value === 'number' ? inWords(value, unitOfColumn(column)) : value && cellWord(value)
  return (
    <ModelFigure name={columnName(column)} isKnown={value !== undefined}>
      {words ?? t('notStated')}
    </ModelFigure>
  )
}

const ModelRow = ({ model, details: { serviceID, figures } }: { readonly model: FilteredSku; readonly details: FilterDetails }) => (
  <li className="grid min-h-14 grid-cols-trio items-center gap-x-4 gap-y-1 px-4 py-2 max-phone:grid-cols-first">
    <span className="h-11 w-16">
      <Thumbnail skuID={model.skuID} />
    </span>
    <div>
      <Link
        href={productPath({ serviceID, driveID: model.skuID })}
        className="inline-block py-0.5 font-semibold text-main underline underline-offset-3 wrap-anywhere"
      >
        {model.skuName}
      </Link>
      <ModelFacts values={model.values} />
    </div>
    <ModelFigures className="max-phone:col-span-full">
      {figures.map((column) => (
        <Figure key={column} column={column} model={model} />
      ))}
    </ModelFigures>
  </li>
)

type Props = {
  readonly details: FilterDetails
  readonly found: FilteredSkus
  /** Whether another answer is pending. */
  readonly isBusy: boolean
  /** Whether there are choices to clear. */
  readonly isChosen: boolean
  readonly onTurn: (page: number) => void
  readonly onClear: () => void
}

export const ChoiceModels = ({ details, found, isBusy, isChosen, onTurn, onClear }: Props) => {
  const { t } = useTexts('directory')
  const { skuList, count, page } = found
  const top = useRef<HTMLDivElement>(null)
  const turn = (next: number) => {
    // The button is below the list: scroll to the top of the new page.
    top.current?.scrollIntoView({ block: 'start' })
    onTurn(next)
  }
  return (
    <div aria-busy={isBusy} ref={top}>
      <FoundCount
        text={count === 0 ? t('choice.none') : t('choice.found', { count })}
        clearText={t('choice.clear')}
        onClear={isChosen ? onClear : undefined}
      />
      {count === 0 && (
        <Message>
          <p className="text-ink-soft">{t('choice.noneHint')}</p>
        </Message>
      )}
      {skuList.length > 0 && (
        <ul className={`panel ${isBusy ? pendingList : ''}`} aria-label={t('choice.list')}>
          {skuList.map((model) => (
            <ModelRow key={model.skuID} model={model} details={details} />
          ))}
        </ul>
      )}
      <Pages label={t('choice.list')} page={page} pages={Math.ceil(count / pageSize)} onTurn={turn} />
    </div>
  )
}
