/** Button that sends a model with its complete order code to the host page. */
import { useState } from 'react'
import { type ChosenModel, modelMessage } from '../../contract/site/embed-messages.ts'
import { useTexts } from '../base/texts/texts.ts'
import { currentHost } from './current-host.ts'

type Props = {
  /** Whether the order code is complete and available. */
  readonly isWhole: boolean
  readonly model: () => ChosenModel
}

/** A sent order code with its receiver. */
type Handed = { readonly code: string; readonly host: string | undefined }

export const TakeModel = ({ isWhole, model }: Props) => {
  const { t } = useTexts('embed')
  const [handed, setHanded] = useState<Handed>()
  const take = () => {
    const chosen = model()
    const host = currentHost()
    setHanded({ code: chosen.orderCode, host: host.tell(modelMessage(chosen)) ? host.origin() : undefined })
  }
  const statusText = () => {
    if (!isWhole) return t('takeHint')
    if (handed === undefined) return ''
    const { code, host } = handed
    return host === undefined ? t('alone') : t('taken', { code, host })
  }
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <button type="button" className="button min-h-11" data-kind="primary" disabled={!isWhole} onClick={take}>
        {t('take')}
      </button>
      <p role="status" className="text-label/5 text-ink-soft wrap-anywhere">
        {statusText()}
      </p>
    </div>
  )
}
