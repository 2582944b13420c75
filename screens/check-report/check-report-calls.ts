/** Calls the service to verify a report. */
import { type ReportCheck, reportCheck, reportCheckNames } from '../../contract/files/report-check.ts'
import { reportTypes, uploadTypeOf } from '../../contract/files/upload-types.ts'
import { getAnswer } from '../base/api/api.ts'
import type { MutationOptions } from '../base/api/mutation.ts'

/** The service reads the document, repeats its calculation and renders it again. */
const timeoutMs = 180_000

export const checkReport = (file: File, options: MutationOptions): Promise<ReportCheck> =>
  getAnswer(
    {
      base: 'classes',
      path: `${reportCheckNames.service}/${reportCheckNames.call}`,
      query: {},
      upload: { type: uploadTypeOf(file.type, reportTypes), content: file },
    },
    (data) => reportCheck.safeParse(data).data,
    { ...options, timeoutMs },
  )
