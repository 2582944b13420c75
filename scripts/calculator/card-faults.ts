/** Checks the card by which the results of a calculator are shown. */
import { errorAt, type Fault, nearest } from '../../engine/check/fault.ts'
import { type CalculatorSchema, requestCall } from '../../engine/define/index.ts'
import { loadFamily } from '../../families/registry.ts'
import { answererOf } from '../../server/services/site-calculators/contract-faults.ts'

/**
 * @param schema whose family and call are known
 * @returns a card that the family does not have, or none where its models are part of a combination
 */
export const cardFaults = async ({ results, request }: CalculatorSchema): Promise<readonly Fault[]> => {
  const { family: answering } = await answererOf(requestCall(request).path, results.family)
  const cards = Object.keys((await loadFamily(results.family)).shown?.otherCards ?? {})
  if (results.card !== undefined && !cards.includes(results.card)) {
    const message = `'${results.family}' has no card '${results.card}'`
    return [errorAt('results.card', 'unknownCard', { message, cure: nearest(results.card, cards) })]
  }
  if (results.card !== undefined || answering === results.family || cards.length === 0) return []
  const message = `'${answering}' answers with combinations, for which '${results.family}' has a card`
  return [errorAt('results.card', 'missingCard', { message, cure: `known: ${cards.join(', ')}` })]
}
