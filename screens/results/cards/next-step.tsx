/** Goes on from a model to the calculator that sizes the next part of a whole drive, with what it needs to know of this one. */
import type { NextStep } from '../../../engine/define/index.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { CardLayout, FigureName } from '../../../families/define/card-layout.ts'
import type { Json, Selection } from '../../../contract/saved/selection-document.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { hashOf } from '../../base/selection/address.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { figuresOf } from '../../../families/define/card-figures.ts'

type Props = { readonly model: RecommendedModel; readonly layout: CardLayout; readonly next: NextStep }

/** More digits are no figure of a catalogue. */
const digits = 6

/** A figure of the card, or a condition that the model was found for, with its unit; undefined where the model has none: the field stays empty. */
const figureOf = (model: RecommendedModel, layout: CardLayout, name: string): readonly [number, string] | undefined => {
  const figures = [
    // A layout knows which of the names are figures of its card.
    ...figuresOf(model, [name as FigureName], layout),
    ...furtherFiguresOf(model).filter((figure) => figure.name === name),
    ...(model.workingParams ?? []).filter(({ paramName }) => paramName === name),
  ]
  const found = figures.find(({ value }) => typeof value === 'number')
  return typeof found?.value === 'number' ? [Number(found.value.toPrecision(digits)), found.unit] : undefined
}

/**
 * @param model that was chosen
 * @param layout of its card
 * @param next which fields take which of its figures
 * @returns inputs of the next form, each with its unit
 */
const inputsOfNext = (model: RecommendedModel, layout: CardLayout, { inputs }: NextStep): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([field, name]) => {
      const figure = figureOf(model, layout, name)
      return figure ? [[field, figure] as const] : []
    }),
  )

const addresses: Query<Selection, string> = {
  name: 'next-step',
  load: (selection) => hashOf(`/selection/calc_${selection.calculator}`, selection),
  isImmutable: true,
}

export const NextStepLink = ({ model, layout, next }: Props) => {
  const { t } = useTexts('results')
  const { className } = useClassNames()
  const calculator = String(next.calculator)
  const { data: address } = useQuery(addresses, { v: 1, calculator, inputs: inputsOfNext(model, layout, next) })
  return (
    <a className="button no-print" data-size="small" href={address}>
      {t('nextStep', { name: className(calculator) })}
    </a>
  )
}
