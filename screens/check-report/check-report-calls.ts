/** Calls the service to verify a report. */
import { type ReportCheck, reportCheck, reportCheckNames } from '../../contract/files/report-check.ts'
import { getAnswer } from '../base/api/api.ts'
import type { MutationOptions } from '../base/api/mutation.ts'

/** The service reads the document, repeats its calculation and renders it again. */
const timeoutMs = 180_000

/** Returns the content of a file in base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })

export const checkReport = async (file: File, options: MutationOptions): Promise<ReportCheck> =>
  getAnswer(
    {
      base: 'classes',
      path: `${reportCheckNames.service}/${reportCheckNames.call}`,
      query: {},
      body: { document: await base64Of(file) },
    },
    (data) => reportCheck.safeParse(data).data,
    { ...options, timeoutMs },
  )
