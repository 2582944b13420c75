/** Parts of a table that has what is compared side by side; the heads and the first column stay in view. */
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'

const cell = 'border-b border-line px-3 py-1.5 text-left align-top wrap-anywhere max-phone:px-3'
const wide = 'max-w-60 min-w-30'
const first = 'left-0 max-w-60 min-w-30 border-r bg-surface text-ink-soft'

/** A second line in a cell. */
export const noteClasses = 'block text-note text-ink-faint'

type TableProps = { readonly name: string; readonly isWhole?: boolean; readonly children: ReactNode }

/** `isWhole`: as high as its rows; otherwise it scrolls within the window. */
export const SideTable = ({ name, isWhole = false, children }: TableProps) => (
  <ScrollBox name={name} className={`overflow-auto rounded-control border border-line print:unroll ${isWhole ? '' : 'max-h-[70dvh]'}`}>
    <table className="min-w-full border-separate text-label">{children}</table>
  </ScrollBox>
)

/** Head of the column with the names of the rows. */
export const CornerHead = () => {
  const { t } = useTexts('results')
  return (
    <th scope="col" className={`sticky top-0 z-3 font-medium whitespace-nowrap ${cell} ${first}`}>
      <span className="sr-only">{t('compare.row')}</span>
    </th>
  )
}

export const SideHead = (props: ComponentProps<'th'>) => (
  <th scope="col" className={`sticky top-0 z-2 bg-surface whitespace-nowrap text-main ${cell} ${wide}`} {...props} />
)

export const GroupHead = ({ name, span }: { readonly name: string; readonly span: number }) => (
  <tr>
    <th scope="rowgroup" colSpan={span} className="border-b border-line px-3 pt-3 pb-2 text-left font-semibold text-main max-phone:px-3">
      <span className="sticky left-2">{name}</span>
    </th>
  </tr>
)

/** Name of a row, marked if the row differs. */
export const RowHead = ({ name, differs }: { readonly name: string; readonly differs: boolean }) => {
  const { t } = useTexts('results')
  return (
    <th scope="row" className={`sticky font-medium ${cell} ${first}`}>
      <span>{name}</span>
      {differs && (
        <>
          <span className="pl-2 font-semibold text-main" aria-hidden="true">
            ≠
          </span>
          <span className="sr-only"> ({t('compare.differs')})</span>
        </>
      )}
    </th>
  )
}

export const SideCell = ({ className = '', ...rest }: ComponentProps<'td'>) => <td className={`${cell} ${wide} ${className}`} {...rest} />
