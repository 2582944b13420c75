/** Saves the report of results that a form calculates by itself. */
import type { CalculateRequest } from '../../../contract/site/calculate.ts'
import { stateInputs } from '../../../engine/index.ts'
import type { FormStore } from '../../../engine/react/index.ts'
import { describeFailure } from '../../base/api/api.ts'
import { askFile } from '../../base/api/ask-file.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'

/** The committed inputs as they are: an empty field stays empty, without its default. */
const requestOf = ({ plan, state }: FormStore, id: string): CalculateRequest => {
  const { inputs } = state()
  const entered = Object.keys(stateInputs(plan, inputs)).map((name) => [name, inputs[name] ?? null])
  // The values of a form are those of the call.
  return { id: Number(id), inputs: Object.fromEntries(entered) as CalculateRequest['inputs'] }
}

export const ReportButton = ({ store, id }: { readonly store: FormStore; readonly id: string }) => {
  const { t } = useTexts('values')
  const { t: shell } = useTexts('shell')
  const { trigger, isMutating, failure } = useMutation(
    (body: CalculateRequest, options) => askFile({ address: '/api/Calculators/Report', body }, options),
    (file) => saveFile(`${t('reportName', { id })}.pdf`, file),
  )
  return (
    <>
      {failure && (
        <p role="alert" className="text-emphasis-strong">
          {describeFailure(failure, shell)}
        </p>
      )}
      <button
        type="button"
        className="button"
        data-size="small"
        disabled={isMutating}
        aria-busy={isMutating}
        onClick={() => trigger(requestOf(store, id))}
      >
        {t('report')}
      </button>
    </>
  )
}
