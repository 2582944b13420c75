/** The state of an assembly: that of its worst part or joint. */
import type { Item, ItemBasis, Joint, JointCheck, Part, State, Use } from './assembly.ts'

const states = ['complete', 'open', 'notKnown', 'failed'] as const satisfies readonly State[]

/** The most trusted first. */
const bases = ['published', 'standard', 'derived', 'secondHand', 'unverified', 'demo', 'user'] as const satisfies readonly ItemBasis[]

/** @returns the last of an order among several names; undefined of none */
export const worst = <Name extends string>(order: readonly Name[], names: readonly Name[]): Name | undefined =>
  order.findLast((name) => names.includes(name))

/** @returns the worst of several states; `complete` of none */
const worstState = (found: readonly State[]): State => worst(states, found) ?? 'complete'

/** @returns the least trusted of several bases; undefined of none */
const worstBasis = (found: readonly ItemBasis[]): ItemBasis | undefined => worst(bases, found)

/** The state of an item whose checks all pass. */
const stateOfItem = (item: Item): State => {
  if (item.kind === 'open') return item.decisive ? 'open' : 'complete'
  if (item.kind === 'model') return item.code.state === 'whole' && item.code.also.length === 0 ? 'complete' : 'open'
  return 'complete'
}

/**
 * @param item of a position
 * @param verdict on its own checks; none where nothing is checked
 */
export const partState = (item: Item, verdict?: 'passed' | 'notKnown' | 'failed'): State => {
  const own = stateOfItem(item)
  return verdict === undefined || verdict === 'passed' ? own : worstState([own, verdict])
}

/**
 * @param checks of both sides
 * @param sides the items that meet
 * @returns `open` where a side is not chosen yet, `notKnown` where nothing can be checked
 */
export const jointState = (checks: readonly JointCheck[], sides: readonly Item[]): State => {
  if (checks.some(({ state }) => state === 'failed')) return 'failed'
  if (sides.some(({ kind }) => kind === 'open')) return 'open'
  return checks.length === 0 || checks.some(({ state }) => state === 'notKnown') ? 'notKnown' : 'complete'
}

/** @returns the state of an assembly of these parts and joints */
export const assemblyState = (parts: readonly Part[], joints: readonly Joint[]): State =>
  worstState([...parts, ...joints].map(({ state }) => state))

/** @returns the highest use of the parts; an empty name without any */
export const governingUse = (parts: readonly Part[]): Use =>
  parts.reduce<Use>((highest, { use }) => (use && !(use.utilisation <= highest.utilisation) ? use : highest), { at: '', utilisation: 0 })

/** @returns the least trusted basis of the models and own parts; `published` of none */
export const assemblyBasis = (parts: readonly Pick<Part, 'item'>[]): ItemBasis =>
  worstBasis(parts.flatMap(({ item }) => (item.kind === 'model' ? [item.basis] : item.kind === 'own' ? ['user' as const] : []))) ??
  'published'
