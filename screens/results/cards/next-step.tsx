/** Link to the calculator of the next part of a drive, with inputs taken from this model. */
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

/** Significant digits; catalogue figures have no more. */
const digits = 6

/**
 * Returns a figure of the model or a condition of its calculation with its unit; undefined if missing, which leaves the field
 * empty.
 */
const figureOf = (model: RecommendedModel, layout: CardLayout, name: string): readonly [number, string] | undefined => {
  const figures = [
    // A name that is no figure of a card yields none.
    ...figuresOf(model, [name as FigureName], layout),
    ...furtherFiguresOf(model).filter((figure) => figure.name === name),
    ...(model.workingParams ?? []).filter(({ paramName }) => paramName === name),
  ]
  const found = figures.find(({ value }) => typeof value === 'number')
  return typeof found?.value === 'number' ? [Number(found.value.toPrecision(digits)), found.unit] : undefined
}

/**
 * Returns the inputs of the next form, each with its unit.
 *
 * @param model the chosen model
 * @param layout of its card
 * @param next maps fields of the next form to figures of the model
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
  const { data: address } = useQuery(addresses, { v: 2, calculator, inputs: inputsOfNext(model, layout, next) })
  return (
    <a className="button print:hidden" href={address}>
      {t('nextStep', { name: className(calculator) })}
    </a>
  )
}
