/** The conditions of the servo panel. */
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { motorOf } from '../../servo/derived-choices.ts'
import { calculationFor } from '../../servo/panel-questions.ts'
import { openPanel, panelPart, savedPanel } from '../../servo/saved-panel.ts'
import { useServoTexts } from '../../servo/servo-texts.ts'
import { servoCall } from '../servo/servo-service.ts'
import { servoWords } from '../servo/servo-words.ts'
import type { ConditionsProps } from './conditions.ts'

/** The call without the choices among its answers; the motor is a part of the assembly. */
const callOf = (inputs: ConditionsProps['inputs']) => {
  const saved = z.safeParse(savedPanel, inputs[panelPart]).data
  const state = saved && openPanel(saved)
  const question = state && calculationFor(motorOf(state), state)
  if (!question) return undefined
  const { query, ...call } = servoCall({ ...question, ratio: undefined, choices: [] })
  const { sku: _motor, ...conditions } = query ?? {}
  return { ...call, query: conditions }
}

export const ServoConditions = ({ inputs, children }: ConditionsProps) => {
  const texts = useServoTexts()
  const call = useMemo(() => callOf(inputs), [inputs])
  return children(call && { call, parameters: servoWords(texts), results: { family: 'reducer' } })
}
