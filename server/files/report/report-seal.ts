/** The seal of a report: shows that its data were issued here, whatever the site is called and wherever it is served today. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'
import type { FileInput } from '../file-input.ts'
import { calculationData, canonicalInput } from './calculation-data.ts'

/** Separates seals from everything else that is derived from the secret of a site. */
const purpose = 'report\n'

const sealOfText = (secret: string, data: string): string => createHmac('sha256', secret).update(purpose).update(data).digest('base64url')

/**
 * @param secret of the site
 * @returns the input of a report, with the seal over everything that is embedded in it
 */
export const sealed = (secret: string, input: FileInput): FileInput => ({
  ...input,
  seal: sealOfText(secret, calculationData(canonicalInput({ ...input, kind: 'report', seal: undefined }))),
})

type Embedded = { readonly input: { readonly seal?: string | undefined } }

/** Whether embedded data have a valid seal. */
export const isSealed = (secret: string | undefined, whole: Embedded): boolean => {
  const { seal } = whole.input
  if (secret === undefined || seal === undefined) return false
  const expected = sealOfText(secret, canonicalJson({ ...whole, input: { ...whole.input, seal: undefined } }))
  return Buffer.byteLength(seal) === expected.length && timingSafeEqual(Buffer.from(seal), Buffer.from(expected))
}
