/** List of motors. One of the buttons is a tab stop; arrow keys move between them. */
import { type KeyboardEvent, useState } from 'react'
import type { FilteredSku } from '../../contract/directory/sku-selection.ts'
import { useMotorFigures } from '../ui/motor-figures.ts'
import { Highlighted } from '../ui/highlighted.tsx'
import { listedMotors } from './derived-fields.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import type { DrawerView } from './drawer-machine.ts'

const buttonsIn = (listId: string): readonly HTMLElement[] => {
  const found = document.getElementById(listId)?.querySelectorAll<HTMLElement>('button') ?? []
  return Array.from(found)
}

/** Focuses the first motor; returns false if there is none. */
export const focusFirstMotor = (listId: string): boolean => {
  const [first] = buttonsIn(listId)
  first?.focus()
  return first !== undefined
}

/** Target row by key, from the current row and the number of rows. */
const steps: Readonly<Record<string, (row: number, rows: number) => number>> = {
  ArrowDown: (row, rows) => Math.min(row + 1, rows - 1),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, rows) => rows - 1,
}

type RowProps = {
  readonly motor: FilteredSku
  readonly isReached: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onSelect: () => void
}

/** They turn pale late, so that quick answers do not flicker. */
const figuresClasses = 'text-note text-ink-soft group-aria-busy:pending'

const MotorRow = ({ motor: { skuName, hits, p2, n2, t2 }, isReached, onFocus, onKeyDown, onSelect }: RowProps) => {
  const { t } = useDrawerTexts()
  const figures = useMotorFigures()
  return (
    // Rows out of sight cost nothing.
    <li className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-3 py-1 last:border-b-0">
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          <Highlighted text={skuName} hits={hits.skuName} />
        </span>
        <span className={figuresClasses}>{figures({ p2, n2, t2 })}</span>
      </span>
      <button
        type="button"
        className="button flex-none"
        data-size="small"
        tabIndex={isReached ? 0 : -1}
        aria-label={t('search.selectNamed', { name: skuName })}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onSelect}
      >
        {t('search.select')}
      </button>
    </li>
  )
}

export const MotorRows = ({ state, dispatch, id }: DrawerView & { readonly id: string }) => {
  const { t } = useDrawerTexts()
  const [reached, setReached] = useState<string>()
  const motors = listedMotors(state)
  if (motors.length === 0) return null
  const at = Math.max(
    0,
    motors.findIndex(({ skuID }) => skuID === reached),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    buttonsIn(id)[step(at, motors.length)]?.focus()
  }
  return (
    <ul
      id={id}
      className="group max-h-60 overflow-y-auto rounded-control border border-line bg-surface scrollbar-thin"
      aria-label={t('search.list')}
      aria-busy={state.listing.state === 'running'}
    >
      {motors.map((motor, row) => (
        <MotorRow
          key={motor.skuID}
          motor={motor}
          isReached={row === at}
          onFocus={() => setReached(motor.skuID)}
          onKeyDown={onKeyDown}
          onSelect={() => dispatch({ type: 'motorSelected', skuID: motor.skuID })}
        />
      ))}
    </ul>
  )
}
