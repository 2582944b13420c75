/** List box of the motors found; renders the visible rows only. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useMotorFigures } from '../ui/motor-figures.ts'
import { Highlighted } from '../ui/highlighted.tsx'
import { listWindow, scrollToRow } from './list-window.ts'
import type { ServoMotor } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import { optionId } from '../ui/use-combobox.ts'

export const listId = 'servo-motors'

const rowHeight = 44
const rowsInSight = 4

type Props = {
  readonly motors: readonly ServoMotor[]
  readonly chosen: string | undefined
  /** Index of the row active for the keyboard. */
  readonly active: number
  readonly onChoose: (motor: ServoMotor) => void
}

export const MotorList = ({ motors, chosen, active, onChoose }: Props) => {
  const { t } = useServoTexts()
  const figures = useMotorFigures()
  const list = useRef<HTMLDivElement>(null)
  const [scrollTop, setScrollTop] = useState(0)
  // Scrolls to the active row.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || active < 0) return
    element.scrollTop = scrollToRow(active, { scrollTop: element.scrollTop, height: element.clientHeight, rowHeight })
  }, [active])
  const { from, to } = listWindow({ scrollTop, height: rowsInSight * rowHeight, rowHeight, rows: motors.length })
  return (
    <div
      ref={list}
      id={listId}
      className="relative mt-2 h-44.5 overflow-y-auto rounded-control border border-line outline-none [scrollbar-width:thin] print:hidden"
      role="listbox"
      aria-label={t('model.list')}
      // Not focusable: the keyword field controls the list by keyboard.
      tabIndex={-1}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" style={{ height: from * rowHeight }} />
      {motors.slice(from, to).map((motor, offset) => (
        <MotorRow
          key={motor.skuID}
          index={from + offset}
          of={motors.length}
          active={from + offset === active}
          chosen={motor.skuID === chosen}
          onChoose={() => onChoose(motor)}
        >
          <span className="min-w-0 truncate">
            <Highlighted text={motor.skuName} hits={motor.hits} />
          </span>
          <span className="text-note font-normal whitespace-nowrap text-ink-soft">{figures(motor)}</span>
        </MotorRow>
      ))}
      <div role="presentation" style={{ height: (motors.length - to) * rowHeight }} />
    </div>
  )
}

type RowProps = {
  readonly index: number
  readonly of: number
  readonly active: boolean
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A row; pressing it does not take the focus from the keyword field. */
const MotorRow = ({ index, of, active, chosen, onChoose, children }: RowProps) => (
  <button
    type="button"
    tabIndex={-1}
    id={optionId(listId, index)}
    className="flex h-11 w-full items-center justify-between gap-3 border-b border-line px-2.5 text-left hover:bg-paper aria-selected:bg-main-soft aria-selected:font-semibold aria-selected:text-main aria-selected:inset-shadow-[3px_0_0] data-active:outline-2 data-active:-outline-offset-2 data-active:outline-link max-phone:flex-col max-phone:items-start max-phone:justify-center max-phone:gap-0"
    role="option"
    aria-selected={chosen}
    aria-setsize={of}
    aria-posinset={index + 1}
    data-active={active || undefined}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </button>
)
