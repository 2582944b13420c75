/** Decodes the conditions of an answered request by the rules of the service. */
import { decodeRequest, parameterRules, type ParameterRule } from '../../../engine/index.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import { assumptionsParameter, readAssumptions, withoutAssumptions } from '../../../contract/results/assumptions-text.ts'
import type { Conditions } from '../../../families/define/sizer.ts'
import type { Bounds } from '../../../families/selection/what-if.ts'
import type { WhatIfSource } from './what-if-source.ts'

export type ReadConditions = {
  readonly conditions: Conditions
  /** Changed assumptions of the request. */
  readonly overrides: AssumptionOverrides
  /** Returns the bounds that the form accepts for a parameter, in the parameter's unit. */
  readonly boundsOf: (parameter: string) => Partial<Bounds>
}

const boundsOfRule = (rule: ParameterRule | undefined): Partial<Bounds> => {
  if (rule?.kind !== 'number') return {}
  const lowest = rule.min ?? rule.exclusiveMin
  const highest = rule.max ?? rule.exclusiveMax
  return { ...(lowest === undefined ? {} : { lowest }), ...(highest === undefined ? {} : { highest }) }
}

const known = new WeakMap<WhatIfSource, ReadConditions | undefined>()

const read = ({ plan, init, query }: WhatIfSource): ReadConditions | undefined => {
  const decoded = decodeRequest(
    plan,
    Object.fromEntries(Object.entries(withoutAssumptions(query)).map(([name, text]) => [name, [text]])),
    init,
  )
  // The service has validated the values.
  const assumed = readAssumptions(query[assumptionsParameter] ?? '', () => [])
  if ('issues' in decoded || 'issues' in assumed) return undefined
  const rules = parameterRules(plan, init)
  return {
    conditions: decoded.values,
    overrides: assumed.values,
    boundsOf: (parameter) => boundsOfRule(rules.find(({ name }) => name === parameter)),
  }
}

/** Returns the conditions; undefined if options of the request no longer exist. */
export const readConditions = (source: WhatIfSource): ReadConditions | undefined => {
  if (!known.has(source)) known.set(source, read(source))
  return known.get(source)
}
