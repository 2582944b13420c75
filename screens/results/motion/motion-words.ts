/** A motion in the user's units, with its texts. */
import { useMemo } from 'react'
import type { Motion } from '../../../contract/results/motion.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { type Cycle, cycleOf, linearUnits } from '../../../contract/results/motion-plot.ts'

const largest = (values: readonly number[]): number => values.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)

export type MotionWords = {
  readonly cycle: Cycle
  readonly loadName: string
  /** Text alternative of the plot. */
  readonly summary: string
  /** Time, largest speed and largest load of a cycle. */
  readonly brief: string
}

export const useMotionWords = (motion: Motion): MotionWords => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const system = useUnitSystem()
  const cycle = useMemo(() => cycleOf(motion, system), [motion, system])
  const loadName = nameOf('values', motion.load.name)
  const figures = {
    time: inWords(cycle.time, 's'),
    speed: inWords(largest(motion.phases.map(({ endSpeed }) => Math.abs(endSpeed))), (motion.units ?? linearUnits).speed),
    largest: inWords(largest(motion.phases.map(({ load }) => load)), motion.load.unit),
  }
  return { cycle, loadName, summary: t('motion.summary', { load: loadName, ...figures }), brief: Object.values(figures).join(' · ') }
}
