import type { MouseEvent } from 'react'
import { copyText, selectShown } from './copy-text.ts'
import { showToast } from './toast.tsx'
import { CopyIcon } from './icons.tsx'
import { useOutcome } from '../../engine/react/use-outcome.ts'
import { note } from '../base/api/notes.ts'
import { useTexts } from '../base/texts/texts.ts'

type Props = {
  readonly text: string
  /** Label of the button; defaults to copying an order code. */
  readonly label?: string
  /** What was copied, for the confirmation, if the text itself is too long. */
  readonly named?: string
}

/** Copies a text to the clipboard and reports the result. */
export const CopyButton = ({ text, label, named = text }: Props) => {
  const { t } = useTexts('shell')
  const attempt = useOutcome()
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    attempt(copyText(text), (isCopied) => {
      if (isCopied) {
        showToast(t('common.copied', { text: named }))
        if (label === undefined) note({ name: 'orderCodeCopied', tag: text })
      } else showToast(t(selectShown(text, currentTarget) ? 'common.copySelected' : 'common.copyFailed'), 'problem')
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
