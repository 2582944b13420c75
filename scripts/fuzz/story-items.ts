/** Finds the actions within the arguments of a law, so that they can be described and reduced. */
import { isRecord } from '../../engine/base/is-record.ts'
import type { Deed, Args } from './deed.ts'
import { literalOf } from './literal.ts'

type Items = {
  readonly deeds: readonly Deed[]
  /** The arguments with other actions. */
  readonly withDeeds: (deeds: readonly Deed[]) => Args
  /** Description of the other arguments. */
  readonly rest: readonly string[]
}

// Laws take events or acts of the reference: records with a type.
const areDeeds = (value: unknown): value is readonly Deed[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && typeof one['type'] === 'string')

/** Law 1 commits a text to a field after a sequence. */
const ofCommit = ([first, ...more]: Args): Items | undefined => {
  if (!isRecord(first) || !areDeeds(first['before'])) return undefined
  const { before: deeds, id } = first
  const last = `then type ${literalOf(more[0])} into ${String(id)} and leave it`
  return { deeds, withDeeds: (before) => [{ ...first, before }, ...more], rest: [last] }
}

/** @param args arguments of a law, as data */
export const itemsIn = (args: Args): Items => {
  const [first, ...more] = args
  if (areDeeds(first)) {
    return { deeds: first, withDeeds: (deeds) => [deeds, ...more], rest: more.map((one) => `with ${literalOf(one)}`) }
  }
  const noItems = { deeds: [], withDeeds: () => args, rest: args.flatMap((one) => (one === null ? [] : [`with ${literalOf(one)}`])) }
  return ofCommit(args) ?? noItems
}
