/** Exports the comparison as a spreadsheet once the checks are loaded. */
import { type ComparisonRequest, sheetNames } from '../../../contract/files/sheets.ts'
import { describeFailure } from '../../base/api/api.ts'
import { askFile } from '../../base/api/ask-file.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'

type Props = { readonly isReady: boolean; readonly comparison: () => ComparisonRequest }

export const ExportComparison = ({ isReady, comparison }: Props) => {
  const { t } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const { trigger, isMutating, failure } = useMutation(
    (body: ComparisonRequest, options) => askFile({ address: `/api/${sheetNames.service}/${sheetNames.comparison}`, body }, options),
    (file) => saveFile(`${t('compare.fileName')}.xlsx`, file),
  )
  return (
    <>
      <button type="button" className="button" data-size="small" disabled={!isReady || isMutating} onClick={() => trigger(comparison())}>
        {t('compare.export', { format: 'XLSX' })}
      </button>
      {failure && <p role="alert">{describeFailure(failure, shell)}</p>}
    </>
  )
}
