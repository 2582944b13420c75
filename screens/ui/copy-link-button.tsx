import { useOutcome } from '../../engine/react/use-outcome.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'
import { note } from '../base/api/notes.ts'
import { useTexts } from '../base/texts/texts.ts'
import { copyLink } from './copy-link.ts'
import { showToast } from './toast.tsx'

type Props = {
  /** The page, from the first `/` on. */
  readonly path: string
  /** What it stands at when the button is pressed; of a page that is the same for everybody nothing. */
  readonly selectionOf?: () => Selection | undefined
}

/** Copies a link to a page, and says whether that worked. */
export const CopyLinkButton = ({ path, selectionOf }: Props) => {
  const { t } = useTexts('shell')
  const attempt = useOutcome()
  const copy = () =>
    attempt(copyLink(path, selectionOf?.()), (isCopied) => {
      if (isCopied) {
        showToast(t('link.copied'))
        note({ name: 'linkCopied', tag: path })
      } else showToast(t('link.copyFailed'), 'problem')
    })
  return (
    <button type="button" className="button no-print" data-kind="quiet" data-size="small" onClick={copy}>
      {t('link.copy')}
    </button>
  )
}
