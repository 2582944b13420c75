/** Locates the path of a finding in the source document. */
import type { Fault } from './fault.ts'
import type { Part } from './parse-json.ts'
import { waysTo } from './ways-to.ts'

/** Whether a list item (a section, a parameter) carries this name as one of its values. */
const isNamed = ({ members }: Part, name: string): boolean => [...members.values()].some(({ value }) => value === name)

/** The member with this key; in a list, the item that has or is this name. */
const memberOf = ({ value, members }: Part, name: string): Part | undefined => {
  if (!Array.isArray(value)) return members.get(name)
  return [...members.values()].find((part) => part.value === name || isNamed(part, name)) ?? members.get(name)
}

/** Follows a key path as deep as the document goes. */
const follow = (root: Part, way: readonly string[]): { readonly part: Part; readonly depth: number } => {
  let [part, depth] = [root, 0]
  for (const key of way) {
    const member = memberOf(part, key)
    if (!member) break
    ;[part, depth] = [member, depth + 1]
  }
  return { part, depth }
}

/** The deepest part of a finding's path that exists in the document; the whole document if none does. */
export const findPart = (whole: Part, path: string): Part => {
  let best = { part: whole, depth: 0 }
  for (const way of waysTo(path)) {
    const found = follow(whole, way)
    if (found.depth > best.depth) best = found
  }
  return best.part
}

/** The part at a key path; undefined if the document has none. */
export const partAt = (root: Part | undefined, ...way: readonly string[]): Part | undefined => {
  let part = root
  for (const key of way) part = part?.members.get(key)
  return part
}

/** The part of a document that a fault refers to. */
export const partOfFault = (root: Part, { path, part }: Pick<Fault, 'path' | 'part'>): Part => {
  const own = partAt(root, part ?? 'schema')
  if (own) return findPart(own, path)
  return part === undefined ? findPart(root, path) : root
}

/** A position for people; both count from 1. */
export type LineAndColumn = { readonly line: number; readonly column: number }

/** @param at character offset, from 0 */
export const lineAndColumn = (source: string, at: number): LineAndColumn => {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
