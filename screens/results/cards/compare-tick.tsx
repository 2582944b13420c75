/** Checkbox that adds a model to the comparison. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { pairName } from '../model/pair-identity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import './card-controls.css'

type Props = {
  readonly model: RecommendedModel
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
  /** Without a visible label, for use in a table column. */
  readonly isBare?: boolean
}

export const CompareTick = ({ model, compared, onCompare, isBare = false }: Props) => {
  const { t } = useTexts('results')
  const name = t('compare.tick')
  return (
    <label className="card-compare">
      <input type="checkbox" checked={compared} aria-label={`${name} ${pairName(model)}`} onChange={() => onCompare(model)} />
      {!isBare && <span>{name}</span>}
    </label>
  )
}
