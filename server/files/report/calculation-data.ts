/** The embedded data of a report: its complete input as canonical JSON. */
import { canonicalJson, inNameOrder } from '../canonical-json.ts'
import type { FileInput } from '../file-input.ts'

/** Name of the embedded file. */
export const attachmentName = 'calculation.json'

/** Format identifier in the data. */
export const calculationFormat = 'sizewright/calculation'
/** Version of the format. */
export const calculationVersion = 1

/**
 * Removes the parts of an input that are not calculated and only affect drawings.
 *
 * @returns the input of a report with members in canonical order, so that everything written from it is reproducible
 */
export const canonicalInput = ({
  logo: _logo,
  position: _position,
  insert3d: _insert,
  orderState: _open,
  ...input
}: FileInput): FileInput => inNameOrder(input) as FileInput // the same value

/** @returns the text of the embedded file */
export const calculationData = (input: FileInput): string =>
  canonicalJson({ format: calculationFormat, version: calculationVersion, input })
