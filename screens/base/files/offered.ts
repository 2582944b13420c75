/** The file types that the service generates for a model. */
import { type FileKind, fileKindOf, fileTypes } from '../../../contract/files/files.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { askPeople } from '../people/account-calls.ts'
import { useLocale } from '../texts/texts.ts'
import { type QueryResult, type Query, useQuery } from '../api/query.ts'

const offered: Query<{ readonly locale: Locale }, readonly FileKind[]> = {
  name: 'files.offered',
  load: async ({ locale }, signal) => {
    const { list } = await askPeople({ path: 'RecordDownload/GetTypes', shape: fileTypes }, { locale, signal })
    return list.map(({ downloadType }) => fileKindOf(downloadType))
  },
  isImmutable: true,
}

export const useOfferedFiles = (): QueryResult<readonly FileKind[]> => useQuery(offered, { locale: useLocale() })
