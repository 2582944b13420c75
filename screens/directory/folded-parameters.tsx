/** Parameters to choose by: the first ones, and the others in a disclosure of their own. */
import { type ComponentProps, type ReactNode, useState } from 'react'
import { FilterBlock } from '../filters/filter-block.tsx'

type Props = ComponentProps<typeof FilterBlock> & {
  readonly heading: ReactNode
  /** Number of parameters visible at first. */
  readonly few: number
  readonly moreText: (count: number) => string
  readonly isOpen: boolean
  readonly className?: string
}

const summaryLook = 'cursor-pointer py-3 font-semibold text-main'
const none = {} as const

export const FoldedParameters = ({ heading, few, moreText, isOpen, className, parameters, ...shared }: Props) => {
  const { chosen, locked = none } = shared
  const further = parameters.slice(few)
  const [isMore] = useState(() =>
    further.some(({ paramName }) => !Object.hasOwn(locked, paramName) && chosen.some((one) => one.paramName === paramName)),
  )
  return (
    <details className={className} open={isOpen}>
      <summary className={summaryLook}>{heading}</summary>
      <div className="pb-4">
        <FilterBlock parameters={parameters.slice(0, few)} {...shared} />
      </div>
      {further.length > 0 && (
        <details className="border-t border-line" open={isMore}>
          <summary className={summaryLook}>{moreText(further.length)}</summary>
          <div className="pb-4">
            <FilterBlock parameters={further} {...shared} />
          </div>
        </details>
      )}
    </details>
  )
}
