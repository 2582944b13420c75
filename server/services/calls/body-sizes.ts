/** Sizes of the JSON bodies of calls. */
import { largestReport } from '../../../contract/files/report-check.ts'
import { largestUpload } from '../../../contract/results/batch.ts'
import { largestProject } from '../../../contract/saved/project-document.ts'

export interface BodySize {
  readonly bytes: number
  /** Members of objects and items of arrays together, of a body that is large by one long text. */
  readonly members?: number
}

/** Size of a body that holds a file in base64, with a few members around it. */
const around = (file: number): BodySize => ({ bytes: Math.ceil(file / 3) * 4 + 1024, members: 100 })

export type BodySizeName = 'usual' | 'table' | 'document' | 'project'

export const bodySizes: Readonly<Record<BodySizeName, BodySize>> = {
  /** A form and a component; ten times the largest useful size. */
  usual: { bytes: 64 * 1024 },
  table: around(largestUpload),
  document: around(largestReport),
  /** A project, or what a page shows of many models. */
  project: { bytes: largestProject },
}
