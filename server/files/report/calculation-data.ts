/** The calculation as data, in the document for programs: everything that the document is made of, in one spelling. */
import { canonicalJson, inNameOrder } from '../canonical-json.ts'
import type { FileInput } from '../file-input.ts'

/** Name of the file in the document. */
export const attachmentName = 'calculation.json'

/** What it says of itself. */
export const calculationFormat = 'sizewright/calculation'
/** Of its shape. */
export const calculationVersion = 1

/**
 * What is not calculated is no part of a report: how the model is drawn elsewhere.
 *
 * @returns what a report is made of in one order: whatever is written of its parts one after the other is the same, too
 */
export const canonicalInput = ({ logo: _logo, motor: _motor, position: _position, insert3d: _insert, ...input }: FileInput): FileInput =>
  inNameOrder(input) as FileInput // the same value

/** @returns the text of the file in the document */
export const calculationData = (input: FileInput): string =>
  canonicalJson({ format: calculationFormat, version: calculationVersion, input })
