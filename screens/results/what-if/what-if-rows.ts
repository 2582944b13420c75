/** Figures of a card that change with the inputs, original and changed. */
import type { FurtherFigure } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { CardFields } from '../../../families/define/sizer.ts'
import { type Figure, figuresOf } from '../../../families/define/card-figures.ts'

type Item = { readonly key: string } & ({ readonly figure: Figure } | { readonly param: FurtherFigure })

const itemsOf = (card: CardFields, layout: CardLayout): readonly Item[] => [
  ...figuresOf(card, [...layout.large, ...layout.list], layout).map((figure) => ({ key: figure.name, figure })),
  ...card.furtherFigures.map((param) => ({ key: `param ${param.name}`, param })),
]

const valueOf = (item: Item | undefined): number | string | undefined => item && ('figure' in item ? item.figure.value : item.param.value)

export type WhatIfRow = { readonly key: string; readonly entered: Item; readonly now: Item | undefined; readonly changed: boolean }

/** Returns the keys of the figures that differ between the cards. */
export const varyingKeys = (cards: readonly CardFields[], layout: CardLayout): ReadonlySet<string> => {
  const [first = [], ...others] = cards.map((card) => itemsOf(card, layout))
  const differs = (item: Item): boolean => others.some((list) => valueOf(list.find(({ key }) => key === item.key)) !== valueOf(item))
  return new Set(first.filter(differs).map(({ key }) => key))
}

/** Returns rows of the given figures, in the order of the card. */
export const whatIfRows = (
  { entered, now }: { readonly entered: CardFields; readonly now: CardFields },
  layout: CardLayout,
  varying: ReadonlySet<string>,
): readonly WhatIfRow[] => {
  const current = itemsOf(now, layout)
  return itemsOf(entered, layout)
    .filter(({ key }) => varying.has(key))
    .map((item) => {
      const other = current.find(({ key }) => key === item.key)
      return { key: item.key, entered: item, now: other, changed: valueOf(other) !== valueOf(item) }
    })
}
