/** Checkbox that adds a model to the comparison. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { pairName } from '../model/pair-identity.ts'
import { useTexts } from '../../base/texts/texts.ts'

/** Drawn 16 px wide inside a target of 24 px (WCAG 2.5.8). */
const box =
  'relative -mx-1 grid size-6 cursor-pointer appearance-none place-content-center rounded-control before:size-4 before:rounded-tag before:border before:border-line-strong before:bg-surface checked:before:border-main checked:before:bg-main'
const tick =
  'checked:after:absolute checked:after:top-1.5 checked:after:left-2.25 checked:after:h-2.25 checked:after:w-1.25 checked:after:rotate-45 checked:after:border-r-2 checked:after:border-b-2 checked:after:border-main-on'

type Props = {
  readonly model: RecommendedModel
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
}

export const CompareTick = ({ model, compared, onCompare }: Props) => {
  const { t } = useTexts('results')
  return (
    <label className="inline-flex min-h-7 cursor-pointer items-center max-phone:min-h-11" title={t('compare.tick')}>
      <input
        type="checkbox"
        className={`${box} ${tick}`}
        checked={compared}
        aria-label={`${t('compare.tick')} ${pairName(model)}`}
        onChange={() => onCompare(model)}
      />
    </label>
  )
}
