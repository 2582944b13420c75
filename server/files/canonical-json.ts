/** Canonical JSON: job keys and report checks must not depend on the order of members. */
import { createHash } from 'node:crypto'

/** @returns the value with the members of every object sorted by name, without undefined ones */
export const inNameOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inNameOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, inNameOrder(inner)]))
}

/** @returns JSON with sorted members; undefined ones are left out */
export const canonicalJson = (value: unknown): string => JSON.stringify(inNameOrder(value))

/** @returns SHA-256, hexadecimal */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
