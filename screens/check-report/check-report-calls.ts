/** Asks the service what a report is. */
import { type ReportCheck, reportCheck, reportCheckNames } from '../../contract/files/report-check.ts'
import { getAnswer } from '../base/api/api.ts'
import type { MutationOptions } from '../base/api/mutation.ts'

/** A document is read, calculated again and written anew. */
const timeoutMs = 180_000

/** The bytes of a file in base64: a browser writes them itself. */
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
