/** The calculation as data, in the document for programs: everything that the document is made of, in one spelling. */
import { createHash } from 'node:crypto'
import type { FileInput } from '../file-input.ts'

/** Name of the file in the document. */
export const attachmentName = 'calculation.json'

/** What it says of itself. */
export const calculationFormat = 'sizewright/calculation'
/** Of its shape. */
export const calculationVersion = 1

/** The same value with the names of every object in order, without those that hold nothing. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  )
}

/** @returns the same input in one order: whatever is written of its parts one after the other is the same, too */
export const canonicalInput = (input: FileInput): FileInput => inOrder(input) as FileInput // the same value

/** @returns canonical JSON: the same value has one text */
const canonical = (value: unknown): string => JSON.stringify(inOrder(value))

/** @returns the text of the file in the document */
export const calculationData = (input: FileInput): string => canonical({ format: calculationFormat, version: calculationVersion, input })

/** @returns SHA-256 of the text, hexadecimal */
export const fingerprintOf = (data: string): string => createHash('sha256').update(data).digest('hex')
