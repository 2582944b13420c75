import { copyText } from './copy-text.ts'
import { showToast } from './toast.tsx'
import { CopyIcon } from './icons.tsx'
import { useOutcome } from '../../engine/react/use-outcome.ts'
import { note } from '../base/api/notes.ts'
import { useTexts } from '../base/texts/texts.ts'

type Props = {
  readonly text: string
  /** What the button does, where it is not an order code that is copied. */
  readonly label?: string
  /** What has been copied, where the text itself is too long to say. */
  readonly named?: string
}

/** Copies a text, and says whether that worked. */
export const CopyButton = ({ text, label, named = text }: Props) => {
  const { t } = useTexts('shell')
  const attempt = useOutcome()
  const copy = () =>
    attempt(copyText(text), (isCopied) => {
      if (isCopied) {
        showToast(t('common.copied', { text: named }))
        if (label === undefined) note({ name: 'orderCodeCopied', tag: text })
      } else showToast(t('common.copyFailed'), 'problem')
    })
  return (
    <button
      type="button"
      className="icon-button"
      onClick={copy}
      aria-label={label ?? `${t('common.copy')} ${text}`}
      title={label ?? t('common.copy')}
    >
      <CopyIcon />
    </button>
  )
}
