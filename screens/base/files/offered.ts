/** Which files the service makes of a model. */
import { type FileKind, fileKindOf, fileTypes } from '../../../contract/files/files.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { askPeople } from '../account-calls.ts'
import { useLocale } from '../texts.ts'
import { type Resource, type Source, useResource } from '../use-resource.ts'

const offered: Source<{ readonly locale: Locale }, readonly FileKind[]> = {
  name: 'files.offered',
  load: async ({ locale }, signal) => {
    const { list } = await askPeople({ path: 'RecordDownload/GetTypes', shape: fileTypes }, { locale, signal })
    return list.map(({ downloadType }) => fileKindOf(downloadType))
  },
  kept: true,
}

export const useOfferedFiles = (): Resource<readonly FileKind[]> => useResource(offered, { locale: useLocale() })
