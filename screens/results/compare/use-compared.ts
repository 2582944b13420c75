/** The models ticked for comparison, in order. Other conditions reset them. */
import { useState } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { showToast } from '../../ui/toast.tsx'
import { pairId } from '../model/pair-identity.ts'
import { useTexts } from '../../base/texts/texts.ts'

export const leastCompared = 2
const mostCompared = 6

export type Compared = {
  readonly ids: readonly string[]
  readonly models: readonly RecommendedModel[]
  readonly toggle: (model: RecommendedModel) => void
  readonly clear: () => void
}

/**
 * Returns the models ticked for comparison.
 *
 * @param ids ticked models
 * @param onIds called with the changed ids
 * @param here currently listed models; those of other pages are remembered from when they were ticked
 */
export const useCompared = (
  ids: readonly string[],
  onIds: (ids: readonly string[]) => void,
  here: readonly RecommendedModel[],
): Compared => {
  const { t } = useTexts('results')
  const [elsewhere, setElsewhere] = useState<readonly RecommendedModel[]>([])
  const toggle = (model: RecommendedModel) => {
    const id = pairId(model)
    if (ids.includes(id)) return onIds(ids.filter((one) => one !== id))
    if (ids.length >= mostCompared) return showToast(t('compare.most', { count: mostCompared }))
    setElsewhere([...elsewhere, model])
    onIds([...ids, id])
  }
  const models = ids.flatMap((id) => [...here, ...elsewhere].find((model) => pairId(model) === id) ?? [])
  return { ids: models.map(pairId), models, toggle, clear: () => onIds([]) }
}
