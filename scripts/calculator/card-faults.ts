/** Checks the card by which the results of a calculator are shown. */
import { errorAt, type Fault, nearest } from '../../engine/check/fault.ts'
import { type CalculatorSchema, modelResults, requestCall } from '../../engine/define/index.ts'
import { loadFamily } from '../../families/registry.ts'
import type { AnyClass } from './class-faults.ts'
import { answererOf } from '../../server/services/site-calculators/contract-faults.ts'

/**
 * @param schema whose family and call are known
 * @param others all other classes
 * @returns a card that the family does not have, none where its models are part of a combination, or one of the family that nothing shows
 */
export const cardFaults = async (own: CalculatorSchema, others: readonly AnyClass[]): Promise<readonly Fault[]> => {
  const results = modelResults(own)
  const { family: answering } = await answererOf(requestCall(own.request).path, results.family)
  const cards = Object.keys((await loadFamily(results.family)).shown?.otherCards ?? {})
  if (results.card !== undefined && !cards.includes(results.card)) {
    const message = `'${results.family}' has no card '${results.card}'`
    return [errorAt('results.card', 'unknownCard', { message, cure: nearest(results.card, cards) })]
  }
  if (results.card !== undefined || cards.length === 0) return []
  if (answering === results.family) {
    const shown = new Set(others.map(modelResults).flatMap(({ family, card }) => (family === results.family ? (card ?? []) : [])))
    const unseen = cards.filter((card) => !shown.has(card))
    if (unseen.length === 0) return []
    const message = `no calculator shows the card ${unseen.join(', ')} of '${results.family}'`
    return [{ ...errorAt('results', 'unseenCard', { message, cure: 'name it here, or drop it from the family' }), severity: 'warning' }]
  }
  const message = `'${answering}' answers with combinations, for which '${results.family}' has a card`
  return [errorAt('results.card', 'missingCard', { message, cure: `known: ${cards.join(', ')}` })]
}
