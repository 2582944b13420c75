import { useOutcome } from '../../engine/react/use-outcome.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'
import { note } from '../base/api/notes.ts'
import { useTexts } from '../base/texts/texts.ts'
import { copyLink } from './copy-link.ts'
import { showToast } from './toast.tsx'

type Props = {
  /** Path of the page, starting with `/`. */
  readonly path: string
  /** Returns the selection for the link; omitted for pages without one. */
  readonly selectionOf?: () => Selection | undefined
}

/** Copies a link to a page and reports the result. */
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
