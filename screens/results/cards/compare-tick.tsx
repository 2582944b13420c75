/** Checkbox that adds a model to the comparison. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { pairName } from '../model/pair-identity.ts'
import { useTexts } from '../../base/texts/texts.ts'

type Props = {
  readonly model: RecommendedModel
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
}

export const CompareTick = ({ model, compared, onCompare }: Props) => {
  const { t } = useTexts('results')
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center max-phone:min-h-11" title={t('compare.tick')}>
      <input
        type="checkbox"
        className="m-1 size-4 accent-main"
        checked={compared}
        aria-label={`${t('compare.tick')} ${pairName(model)}`}
        onChange={() => onCompare(model)}
      />
    </label>
  )
}
