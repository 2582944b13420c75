/** Components of a list of models: how many there are, the facts and figures of each, and the pages. */
import type { ReactNode } from 'react'
import type { FilteredSku } from '../../contract/directory/sku-selection.ts'
import { basis as basisShape } from '../../contract/results/sizing.ts'
import { useTexts } from '../base/texts/texts.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { FactLine } from './series-parts.tsx'

/** A list whose next answer is pending. */
export const pendingList = 'pending'

type CountProps = { readonly text: string; readonly clearText: string; readonly onClear: (() => void) | undefined }

/** Number of models, with a button that clears the choices, if there are some. */
export const FoundCount = ({ text, clearText, onClear }: CountProps) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
    <p role="status" className="number">
      {text}
    </p>
    {onClear && (
      <button type="button" className="button" data-size="small" onClick={onClear}>
        {clearText}
      </button>
    )}
  </div>
)

export const ModelFacts = ({ values }: Pick<FilteredSku, 'values'>) => {
  const basis = basisShape.safeParse(values['basis']).data
  return (
    <FactLine>
      <span>{values['maker'] ?? values['brand']}</span>
      {basis && <BasisTag basis={basis} source="" />}
    </FactLine>
  )
}

type FiguresProps = { readonly className?: string; readonly children: ReactNode }

export const ModelFigures = ({ className = '', children }: FiguresProps) => (
  <dl className={`grid grid-cols-3 gap-x-3 gap-y-1 ${className}`}>{children}</dl>
)

type FigureProps = { readonly name: string; readonly isKnown: boolean; readonly children: string }

export const ModelFigure = ({ name, isKnown, children }: FigureProps) => (
  <div>
    <dt className="text-note text-ink-faint first-letter:uppercase">{name}</dt>
    <dd className={`number ${isKnown ? '' : 'text-ink-faint italic'}`}>{children}</dd>
  </div>
)

type PagesProps = {
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

export const Pages = ({ label, page, pages, onTurn }: PagesProps) => {
  const { t } = useTexts('shell')
  if (pages < 2) return null
  return (
    <nav className="mt-4 flex items-center justify-center gap-3" aria-label={label}>
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
