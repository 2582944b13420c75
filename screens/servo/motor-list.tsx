/** List box of the motors found; renders the visible rows only. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useQuantity } from '../base/texts/quantity.ts'
import { type MotorFigures, motorUnits } from '../ui/motor-figures.ts'
import { Highlighted } from '../ui/highlighted.tsx'
import { listWindow, scrollToRow } from './list-window.ts'
import type { ServoMotor } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import { optionId } from '../ui/use-combobox.ts'

export const listId = 'servo-motors'

/** Rows are higher where they are touched: as many as fit into half a phone. */
const sizes = { touch: { rowHeight: 44, rowsInSight: 4 }, pointer: { rowHeight: 32, rowsInSight: 8 } } as const
const isTouched = () => matchMedia('(width < 640px), (hover: none)').matches

/** Columns of the names and figures; the bar of a scrolled list takes room at its end. */
const columns = 'grid grid-cols-[minmax(0,1fr)_52px_52px_60px] gap-x-2 px-3'

/** The figures apart, for columns. A cell names its unit where it is not that of the head. */
const useMotorColumns = () => {
  const { quantity, inWords } = useQuantity()
  return motorUnits.map(([name, unit]) => {
    const head = quantity(1, unit).unit
    const cell = (motor: MotorFigures): string => {
      const value = motor[name]
      if (value === undefined) return '–'
      const { number, unit: own } = quantity(value, unit)
      return own === head ? number : inWords(value, unit)
    }
    return { name, head, cell }
  })
}

type Props = {
  readonly motors: readonly ServoMotor[]
  readonly chosen: string | undefined
  /** Index of the row active for the keyboard. */
  readonly active: number
  readonly onChoose: (motor: ServoMotor) => void
}

export const MotorList = ({ motors, chosen, active, onChoose }: Props) => {
  const { t } = useServoTexts()
  const figures = useMotorColumns()
  const [{ rowHeight, rowsInSight }] = useState(() => sizes[isTouched() ? 'touch' : 'pointer'])
  const list = useRef<HTMLDivElement>(null)
  const [scrollTop, setScrollTop] = useState(0)
  // Scrolls to the active row.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || active < 0) return
    element.scrollTop = scrollToRow(active, { scrollTop: element.scrollTop, height: element.clientHeight, rowHeight })
  }, [active, rowHeight])
  const { from, to } = listWindow({ scrollTop, height: rowsInSight * rowHeight, rowHeight, rows: motors.length })
  return (
    <div className="mt-2 overflow-hidden rounded-control border border-line-strong print:hidden">
      <div className={`${columns} border-b border-line bg-sunken py-1.5 text-note text-ink-soft`} aria-hidden="true">
        <span>{t('model.label')}</span>
        {figures.map(({ name, head }) => (
          <span key={name} className="text-right">
            {head}
          </span>
        ))}
      </div>
      <div
        ref={list}
        id={listId}
        className="relative h-60 overflow-y-auto outline-none scrollbar-thin"
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
            {figures.map(({ name, head, cell }) => (
              <span key={name} className="number text-right font-normal text-ink">
                {cell(motor)}
                <span className="sr-only"> {head}</span>
              </span>
            ))}
          </MotorRow>
        ))}
        <div role="presentation" style={{ height: (motors.length - to) * rowHeight }} />
      </div>
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
    className={`${columns} h-8 w-full items-center border-b border-line text-left font-medium hover:bg-paper chosen:bg-main-soft chosen:font-semibold chosen:text-main chosen:ring-chosen data-active:outline-focus [outline-offset:-2px] touch:min-h-11`}
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
