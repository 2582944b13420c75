/** Models that match the choices, by page. */
import { useRef } from 'react'
import { Link } from 'wouter'
import { unitOfColumn } from '../../contract/catalogue/column-units.ts'
import type { FilterDetails } from '../../contract/directory/directory.ts'
import { basis as basisShape } from '../../contract/results/sizing.ts'
import type { FilteredSku, FilteredSkus } from '../../contract/directory/sku-selection.ts'
import { useColumnWords } from '../base/texts/value-words.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { pageSize } from './ask-directory.ts'

const Figure = ({ column, model }: { readonly column: string; readonly model: FilteredSku }) => {
  const { t } = useTexts('product')
  const { columnName, cellWord } = useColumnWords()
  const { inWords } = useQuantity()
  const value = model.values[column]
  return (
    <div>
      <dt>{columnName(column)}</dt>
      <dd className="number" data-known={value !== undefined}>
        {value === undefined ? t('notStated') : typeof value === 'string' ? cellWord(value) : inWords(value, unitOfColumn(column))}
      </dd>
    </div>
  )
}

const ModelRow = ({ model, details: { serviceID, figures } }: { readonly model: FilteredSku; readonly details: FilterDetails }) => {
  const basis = basisShape.safeParse(model.values['basis']).data
  return (
    <li className="choice-model">
      <div className="choice-model-name">
        <Link href={productPath({ serviceID, driveID: model.skuID })}>{model.skuName}</Link>
        <span className="series-facts">
          <span>{model.values['maker']}</span>
          {basis && <BasisTag basis={basis} source="" />}
        </span>
      </div>
      <dl>
        {figures.map((column) => (
          <Figure key={column} column={column} model={model} />
        ))}
      </dl>
    </li>
  )
}

const Pages = ({ page, pages, onTurn }: { readonly page: number; readonly pages: number; readonly onTurn: (page: number) => void }) => {
  const { t } = useTexts('shell')
  const { t: own } = useTexts('directory')
  if (pages < 2) return null
  return (
    <nav className="choice-pages" aria-label={own('choice.list')}>
      <button type="button" className="button" data-size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('common.previous')}
      </button>
      <span className="number">{t('common.pageOf', { page, pages })}</span>
      <button type="button" className="button" data-size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('common.next')}
      </button>
    </nav>
  )
}

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
    <div aria-busy={isBusy} className="choice-found">
      <div className="choice-count" ref={top}>
        <p role="status" className="number">
          {count === 0 ? t('choice.none') : t('choice.found', { count })}
        </p>
        {isChosen && (
          <button type="button" className="button" data-size="small" onClick={onClear}>
            {t('choice.clear')}
          </button>
        )}
      </div>
      {count === 0 && <p className="panel directory-message text-ink-soft">{t('choice.noneHint')}</p>}
      {skuList.length > 0 && (
        <ul className="panel choice-models" aria-label={t('choice.list')}>
          {skuList.map((model) => (
            <ModelRow key={model.skuID} model={model} details={details} />
          ))}
        </ul>
      )}
      <Pages page={page} pages={Math.ceil(count / pageSize)} onTurn={turn} />
    </div>
  )
}
