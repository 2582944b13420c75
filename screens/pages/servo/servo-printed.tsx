/** Part of a printed servo report besides the answer: the chart of a gear unit. */
import { lazy } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { PrintedParts } from '../../results/report/report-context.ts'
import type { ServoAnswer, ServoQuestion } from '../../servo/servo-calls.ts'

const PrintedServoChart = lazy(async () => ({ default: (await import('../../results/torque-chart/servo-chart.tsx')).PrintedServoChart }))

type PrintedServo = {
  readonly question: ServoQuestion
  readonly answer: ServoAnswer
  readonly updating: boolean
  /** Demanded output speed, rpm. */
  readonly demandedSpeed: number | undefined
}

export const printedServo = ({ question, answer, updating, demandedSpeed }: PrintedServo): PrintedParts => ({
  isCurrent: () => !updating,
  renderChart: (model: RecommendedModel) => (
    <PrintedServoChart motor={answer.motor} isCustom={'customMotor' in question.motor} demandedSpeed={demandedSpeed} model={model} />
  ),
})
