/** Sizes of the bodies of calls. */
import { largestReport } from '../../../contract/files/report-check.ts'
import { largestUpload } from '../../../contract/results/batch.ts'
import { largestProject } from '../../../contract/saved/project-document.ts'

export interface BodySize {
  readonly bytes: number
  /** Members of objects and items of arrays together, of a JSON body. */
  readonly members: number
}

export type BodySizeName = 'usual' | 'table' | 'document' | 'sheet' | 'project'

export const bodySizes: Readonly<Record<BodySizeName, BodySize>> = {
  /** A form and a component; ten times the largest useful size. */
  usual: { bytes: 64 * 1024, members: 64 * 1024 },
  /** Files. */
  table: { bytes: largestUpload, members: 0 },
  document: { bytes: largestReport, members: 0 },
  /** What a page shows of many models: a thousand parts with four parameters each, or twenty models with three hundred properties. */
  sheet: { bytes: 1024 * 1024, members: 20_000 },
  /** A hundred selections with the results of each. */
  project: { bytes: largestProject, members: 100_000 },
}
