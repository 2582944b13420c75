/** Parts of a printed servo report besides the answer: the chart of a gear unit and the choices. */
import { lazy } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import type { PrintedParts } from '../../results/report/report-context.ts'
import { choiceGroups, type ServoAnswer, type ServoQuestion } from '../../servo/servo-calls.ts'
import { useServoTexts } from '../../servo/servo-texts.ts'

const PrintedServoChart = lazy(async () => ({ default: (await import('../../results/torque-chart/servo-chart.tsx')).PrintedServoChart }))

type PrintedServo = {
  readonly question: ServoQuestion
  readonly answer: ServoAnswer
  readonly updating: boolean
  /** Demanded output speed, rpm. */
  readonly demandedSpeed: number | undefined
}

export const usePrintedServo = ({ question, answer, updating, demandedSpeed }: PrintedServo): PrintedParts => {
  const { t, nameOf } = useServoTexts()
  const { inWords } = useQuantity()
  const { lower, upper } = question.demand
  const chosen = choiceGroups.flatMap((group, index) => {
    const value = question.choices[index]
    return value === undefined ? [] : [{ key: group, name: t(`choices.${group}.label`), value: nameOf(`choices.${group}.options`, value) }]
  })
  return {
    isCurrent: () => !updating,
    conditions: [{ key: 'errorRange', name: t('errorRange.label'), value: `${inWords(lower, '%')} … +${inWords(upper, '%')}` }, ...chosen],
    renderChart: (model: RecommendedModel) => (
      <PrintedServoChart motor={answer.motor} isCustom={'customMotor' in question.motor} demandedSpeed={demandedSpeed} model={model} />
    ),
  }
}
