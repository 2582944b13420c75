/** States side by side, of which one is chosen: in the header's colours, or in the menu's. */
import type { ReactNode } from 'react'

/** Where a switch stands: in the header, in the menu, or in the bar of a page without header. */
export type SwitchPlace = 'head' | 'menu' | 'bar'

const frames = {
  head: 'bg-tint p-0.5',
  bar: 'flex-none bg-tint',
  menu: 'border border-line-strong',
} as const satisfies Record<SwitchPlace, string>

const sizes = { head: 'min-h-8', bar: 'min-h-10 min-w-11', menu: 'min-h-10 min-w-11' } as const satisfies Record<SwitchPlace, string>

const pressedLook = (place: SwitchPlace) =>
  place === 'menu' ? 'bg-main font-semibold text-main-on shadow-raise' : 'bg-raised font-semibold text-ink shadow-raise'

type Choice<Value> = {
  readonly value: Value
  readonly face: ReactNode
  /** Name of a face without words. */
  readonly name?: string
  readonly lang?: string
}

type Props<Value> = {
  readonly place: SwitchPlace
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  readonly className?: string
}

export const Switch = <Value extends string>({ place, label, choices, chosen, onChoose, className = 'flex' }: Props<Value>) => (
  <div className={`${className} rounded-control ${frames[place]}`} role="group" aria-label={label}>
    {choices.map(({ value, face, name, lang }) => (
      <button
        key={value}
        type="button"
        className={`grid place-items-center rounded-tag px-3 text-label/5 whitespace-nowrap ${sizes[place]} ${value === chosen ? pressedLook(place) : ''}`}
        lang={lang}
        aria-pressed={value === chosen}
        aria-label={name}
        title={name}
        onClick={() => onChoose(value)}
      >
        {face}
      </button>
    ))}
  </div>
)
