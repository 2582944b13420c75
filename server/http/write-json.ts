/** JSON text in parts: a large answer written at once would hold the event loop. */
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { isRecord } from '../../engine/base/is-record.ts'
import { jsonText } from '../base/json-text.ts'

/** Items and members that are written between two interruptions. */
const together = 8
/** Depth to which lists and objects are taken apart; the largest lists of answers are the models in the data. */
const deepest = 3

function* writeItems(items: readonly unknown[], parts: string[], depth: number): Cooperative<void> {
  parts.push('[')
  for (const [index, item] of items.entries()) {
    if (index > 0) parts.push(',')
    yield* writeValue(item ?? null, parts, depth)
    if (index % together === together - 1) yield
  }
  parts.push(']')
}

function* writeMembers(members: object, parts: string[], depth: number): Cooperative<void> {
  let separator = '{'
  for (const [name, value] of Object.entries(members)) {
    const isWritten = value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
    if (!isWritten) continue
    parts.push(separator, JSON.stringify(name), ':')
    separator = ','
    yield* writeValue(value, parts, depth)
  }
  parts.push(separator === '{' ? '{}' : '}')
}

function* writeValue(value: unknown, parts: string[], depth: number): Cooperative<void> {
  if (depth < deepest && Array.isArray(value)) yield* writeItems(value, parts, depth + 1)
  else if (depth < deepest && isRecord(value) && !('toJSON' in value)) yield* writeMembers(value, parts, depth + 1)
  else parts.push(jsonText(value))
}

/** @returns the text of `JSON.stringify` in parts, its numbers without rounding noise */
export function* writeJson(value: unknown): Cooperative<readonly string[]> {
  const parts: string[] = []
  yield* writeValue(value, parts, 0)
  return parts
}
