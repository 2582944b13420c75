/** Sizes of the JSON bodies of calls. */
import { largestReport } from '../../../contract/files/report-check.ts'
import { largestUpload } from '../../../contract/results/batch.ts'
import { largestProject } from '../../../contract/saved/project-document.ts'

export interface BodySize {
  readonly bytes: number
  /** Members of objects and items of arrays together. */
  readonly members: number
}

/** Size of a body that holds a file in base64, with a few members around it. */
const around = (file: number): BodySize => ({ bytes: Math.ceil(file / 3) * 4 + 1024, members: 100 })

export const bodySizes = {
  /** A form and a component; ten times the largest useful size. */
  usual: { bytes: 64 * 1024, members: 20_000 },
  table: around(largestUpload),
  document: around(largestReport),
  /** A project, or what a page shows of many models. */
  project: { bytes: largestProject, members: 400_000 },
} as const satisfies Readonly<Record<string, BodySize>>
export type BodySizeName = keyof typeof bodySizes
