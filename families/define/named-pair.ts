/** Answers for parts that a request names: the one pair that they make, and what can take the place of each. */
import type { Offer } from '../../engine/assembly/assembly.ts'
import { verdictOf } from '../sizing/verdict.ts'
import type { FoundPairs, PairParts, PairPreparation, SizedCard } from './pair-family.ts'

/** Maximum number of alternatives listed for one part. */
const mostOffers = 40

type Writing<Pair> = Pick<PairPreparation<Pair>, 'card'> & { partsOf(this: void, pair: Pair): PairParts }

/** The verdict on a pair; parts that do not fit each other fail, whatever each of them bears. */
const kindOf = ({ sizing, assembly }: SizedCard) => (assembly.state === 'failed' ? 'failed' : verdictOf(sizing).verdict)

/** @returns the pair as found: among those that pass, among those that cannot be fully checked, or as failing */
export function foundPair<Pair>(pair: Pair, { card, partsOf }: Writing<Pair>): FoundPairs<Pair> {
  const kind = kindOf(card(pair))
  const one = { models: [partsOf(pair).model], list: [pair] }
  if (kind === 'passed') return one
  return { models: [], list: [], ...(kind === 'notKnown' ? { notKnown: one } : { failing: pair }) }
}

/**
 * @param role of the part that is exchanged
 * @param pairs that differ in that part alone, in rank order
 * @param cardOf the card of each
 * @returns the parts with which both pass; the use is that of both together
 */
export function offersOf<Pair>(role: string, pairs: readonly Pair[], cardOf: (pair: Pair) => SizedCard): readonly Offer[] {
  const offers: Offer[] = []
  for (const pair of pairs) {
    if (offers.length === mostOffers) break
    const card = cardOf(pair)
    const part = card.assembly.parts.find((one) => one.role === role)
    if (part && kindOf(card) === 'passed') offers.push({ role, item: part.item, use: card.assembly.governing, state: card.assembly.state })
  }
  return offers
}
