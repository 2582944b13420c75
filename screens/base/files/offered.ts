/** The file types that the service generates for a model. */
import { buttonsOfFile } from '../../../contract/files/file-buttons.ts'
import { type FileKind, fileKindOf, fileTypes } from '../../../contract/files/files.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { askPeople } from '../people/account-calls.ts'
import { usePermissions } from '../people/permission.ts'
import { useLocale } from '../texts/texts.ts'
import { type QueryResult, type Query, useQuery } from '../api/query.ts'

/** Kinds of files of an assembly, in order. */
export const assemblyKinds: readonly FileKind[] = ['report', 'step', 'drawing', 'dxf', 'bom', 'archive']

const offered: Query<{ readonly locale: Locale }, readonly FileKind[]> = {
  name: 'files.offered',
  load: async ({ locale }, signal) => {
    const { list } = await askPeople({ path: 'RecordDownload/GetTypes', shape: fileTypes }, { locale, signal })
    return list.map(({ downloadType }) => fileKindOf(downloadType))
  },
  isImmutable: true,
}

/** Returns the kinds that this person may have: those whose buttons need no grant, or were granted. */
export const useOfferedFiles = (): QueryResult<readonly FileKind[]> => {
  const result = useQuery(offered, { locale: useLocale() })
  const { data } = result
  const isPermitted = usePermissions((data ?? []).flatMap(buttonsOfFile))
  return data ? { ...result, data: data.filter((kind) => isPermitted(buttonsOfFile(kind))) } : result
}
