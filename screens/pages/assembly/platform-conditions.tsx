/** The conditions of the pages of rotary platforms. */
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Quantity } from '../../../families/rotary/wire/calls.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { parts, savedIndustry, savedSecond } from '../../rotary/rotary-session.ts'
import { useRotatingTexts } from '../../rotary/rotary-texts.ts'
import { secondRequest } from '../../rotary/second-choices.ts'
import { platformsCall, secondCall } from '../rotary/rotary-service.ts'
import { rotaryWords } from '../rotary/rotary-words.ts'
import type { ConditionsProps } from './conditions.ts'

/** The demand of a page, and its call without the choices among its answers. */
const demandIn = (inputs: ConditionsProps['inputs']): { readonly rows: readonly Quantity[]; readonly call: ServiceCall } | undefined => {
  const { rows: second } = z.safeParse(savedSecond, inputs[parts.second]).data ?? {}
  if (second) return { rows: second, call: secondCall(secondRequest(second, {})) }
  const { rows } = z.safeParse(savedIndustry, inputs[parts.industry]).data ?? {}
  return rows && { rows, call: platformsCall({ workingData: [...rows] }) }
}

export const PlatformConditions = ({ inputs, children }: ConditionsProps) => {
  const texts = useRotatingTexts()
  const demand = useMemo(() => demandIn(inputs), [inputs])
  return children(
    demand && { call: demand.call, parameters: rotaryWords(texts, { rows: demand.rows, ratio: undefined }), results: { family: 'rotary' } },
  )
}
