/** One text for one value: what a job is called by, and what a report is checked by, must not depend on the order in which somebody wrote its parts. */
import { createHash } from 'node:crypto'

/** @returns the same value with the names of every object in order, without those that hold nothing */
export const inNameOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inNameOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, inNameOrder(inner)]))
}

/** @returns JSON whose names are in order; what is undefined is left out */
export const canonicalJson = (value: unknown): string => JSON.stringify(inNameOrder(value))

/** @returns SHA-256 in hexadecimal digits */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
