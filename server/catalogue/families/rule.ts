/** Rules between the columns of a family's rows. */
import * as z from 'zod/mini'
import type { CatalogueIssueCode } from '../catalogue-issue.ts'

/** A rule between columns: `column` is where the error is reported. */
export const rule = <T>(column: string, code: CatalogueIssueCode, holds: (value: T) => boolean) =>
  z.refine<T>(holds, { path: [column], params: { code } })
