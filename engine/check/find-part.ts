/** Where in a document the path of a finding is written. */
import type { Fault } from './fault.ts'
import type { Part } from './parse-json.ts'
import { waysTo } from './ways-to.ts'

/** What sections and parameters without a key of their own are named by. */
const isNamed = ({ members }: Part, name: string): boolean => [...members.values()].some(({ value }) => value === name)

/** A member by its key, or of a list by the name that it has, or that it is. */
const memberOf = ({ value, members }: Part, name: string): Part | undefined => {
  if (!Array.isArray(value)) return members.get(name)
  return [...members.values()].find((part) => part.value === name || isNamed(part, name)) ?? members.get(name)
}

/** The part at the end of a way, as deep as there is one. */
const follow = (root: Part, way: readonly string[]): { readonly part: Part; readonly depth: number } => {
  let [part, depth] = [root, 0]
  for (const key of way) {
    const member = memberOf(part, key)
    if (!member) break
    ;[part, depth] = [member, depth + 1]
  }
  return { part, depth }
}

/** The deepest part of the path of a finding that is written; the whole where none is. */
export const findPart = (whole: Part, path: string): Part => {
  let best = { part: whole, depth: 0 }
  for (const way of waysTo(path)) {
    const found = follow(whole, way)
    if (found.depth > best.depth) best = found
  }
  return best.part
}

/** A member of a document, key by key; undefined where it has none. */
export const partAt = (root: Part | undefined, ...way: readonly string[]): Part | undefined => {
  let part = root
  for (const key of way) part = part?.members.get(key)
  return part
}

/** The part of a document that a fault is of; of a schema by itself a part of that. */
export const partOfFault = (root: Part, { path, part }: Pick<Fault, 'path' | 'part'>): Part => {
  const own = partAt(root, part ?? 'schema')
  if (own) return findPart(own, path)
  return part === undefined ? findPart(root, path) : root
}

/** A place as people read it, counted from 1. */
export type LineAndColumn = { readonly line: number; readonly column: number }

/** @param at character of the text, from 0 */
export const lineAndColumn = (source: string, at: number): LineAndColumn => {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
