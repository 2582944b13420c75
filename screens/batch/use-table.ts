/** An uploaded table with the service's answer. */
import type { Locale } from '../../i18n/locales.ts'
import type { BatchAnswer } from '../../contract/results/batch.ts'
import { type Query, type QueryResult, useQuery } from '../base/api/query.ts'
import { useLocale } from '../base/texts/texts.ts'
import { calculateTable, type TableRequest } from './batch-calls.ts'

/** A chosen file; `number` distinguishes files of the same name. */
export type Upload = { readonly number: number; readonly name: string; readonly file: Blob }

const tables: Query<TableRequest & { readonly locale: Locale }, BatchAnswer> = {
  name: 'table',
  load: ({ locale, ...request }, signal) => calculateTable(request, { locale, signal }),
}

/** The answer to a table. The service stops calculating once no component shows it. */
export const useTable = (calculator: string, { file }: Upload): QueryResult<BatchAnswer> => {
  const locale = useLocale()
  return useQuery(tables, { calculator, file, locale })
}
