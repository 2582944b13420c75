/** Checkbox that adds a model to the comparison. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { pairName } from '../model/pair-identity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import './card-controls.css'

type Props = {
  readonly model: RecommendedModel
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
}

export const CompareTick = ({ model, compared, onCompare }: Props) => {
  const { t } = useTexts('results')
  return (
    <label className="card-compare" title={t('compare.tick')}>
      <input type="checkbox" checked={compared} aria-label={`${t('compare.tick')} ${pairName(model)}`} onChange={() => onCompare(model)} />
    </label>
  )
}
