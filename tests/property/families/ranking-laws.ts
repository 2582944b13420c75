/** The laws of the first choice of a list that stands in rank order. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tightAbove } from '../../../contract/results/utilisation.ts'
import { lookedAt } from '../../../families/selection/narrow.ts'
import { byRank, fewer, law } from './selection-law.ts'
import type { Subject } from './selection-subjects.ts'

/** Order of needs, the first difference decides; the last digits are none. */
function compareNeeds(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((part, place) => part !== other[place] && !(Math.abs(part / (other[place] ?? 0) - 1) < 1e-9))
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}

/** @param subject whose list is in rank order */
export function rankingLaws(subject: Subject): void {
  const { requests } = subject

  test('the smallest of the first 20 that keeps 5 % in hand and suits comes first, else that keeps 5 %, else the one with most, or one of its size; the rest as they rank', () =>
    fc.assert(
      law(subject, requests, ({ calculate, skus }, request) => {
        const [first, ...rest] = calculate(request)?.list ?? []
        const smallest = byRank(first ? [first, ...rest] : [], skus).slice(0, lookedAt)
        const easies = smallest.filter(({ utilisation }) => utilisation <= 0.95)
        const suiting = easies.filter((card) => subject.suits?.(card) ?? true)
        const easy = suiting[0] ?? easies[0]
        const asGood = suiting.length > 0 ? suiting : easies
        const mayLead = easy ? [easy, ...asGood.filter((card) => subject.isSameSize?.(card, easy))] : smallest
        expect(first && (easy ? !mayLead.includes(first) : mayLead.some((card) => card.utilisation < first.utilisation))).not.toBe(true)
        expect(rest).toEqual(byRank(rest, skus))
      }),
      fewer,
    ))

  test('of its size and trust, none of the first 20 that is as good a choice needs less of its drive than the first', () =>
    fc.assert(
      law(subject, requests, ({ calculate, skus, needs }, request) => {
        const [first, ...rest] = calculate(request)?.list ?? []
        const own = first && needs?.(request, first.skuID)
        if (!first || !own) return
        const isAsGood = (card: typeof first): boolean =>
          card.utilisation <= Math.max(first.utilisation, tightAbove) && (subject.suits?.(card) ?? true)
        const rivals = byRank([first, ...rest], skus)
          .slice(0, lookedAt)
          .filter((card) => isAsGood(first) && isAsGood(card) && subject.isSameSize?.(card, first))
        const less = rivals.filter((card) => compareNeeds(needs?.(request, card.skuID) ?? [], own) < 0)
        expect(less.map(({ skuID }) => skuID)).toEqual([])
      }),
      fewer,
    ))
}
