/** An uploaded table with what the service has calculated of it. */
import type { Locale } from '../../i18n/locales.ts'
import type { BatchAnswer } from '../../contract/results/batch.ts'
import { type StreamQuery, type StreamResult, useStream } from '../base/api/stream.ts'
import { useLocale } from '../base/texts/texts.ts'
import { calculateTable, type TableProgress, type TableRequest } from './batch-calls.ts'

/** A chosen file; `number` distinguishes files of the same name. */
export type Upload = { readonly number: number; readonly name: string; readonly file: Blob }

const tables: StreamQuery<TableRequest & { readonly locale: Locale }, TableProgress, BatchAnswer> = {
  name: 'table',
  load: ({ locale, ...request }, signal, onProgress) => calculateTable(request, { locale, signal }, onProgress),
}

/** The answer to a table, row by row. The service stops calculating once no component shows it. */
export const useTable = (calculator: string, { file }: Upload): StreamResult<TableProgress, BatchAnswer> | undefined => {
  const locale = useLocale()
  return useStream(tables, { calculator, file, locale })
}
