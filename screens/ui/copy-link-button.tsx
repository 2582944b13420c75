import { useOutcome } from '../../engine/react/use-outcome.ts'
import { note } from '../base/api/notes.ts'
import { useTexts } from '../base/texts/texts.ts'
import { copyLink, type LinkContent, type SharedSelection } from './copy-link.ts'
import { showToast } from './toast.tsx'

type Props = {
  /** Path of the page, starting with `/`. */
  readonly path: string
  /** Returns the selection for the link; omitted for pages without one. */
  readonly sharedOf?: () => SharedSelection | undefined
  /** Content of a page without a selection. */
  readonly content?: Extract<LinkContent, 'page' | 'model'>
}

/** Copies a link to a page and reports the result. */
export const CopyLinkButton = ({ path, sharedOf, content = 'page' }: Props) => {
  const { t } = useTexts('shell')
  const attempt = useOutcome()
  const copy = () => {
    const shared = sharedOf?.()
    attempt(copyLink(path, shared), (isCopied) => {
      if (isCopied) {
        showToast(t(`link.copied.${shared?.content ?? content}`))
        note({ name: 'linkCopied', tag: path })
      } else showToast(t('link.copyFailed'), 'problem')
    })
  }
  return (
    <button type="button" className="button print:hidden" data-kind="quiet" data-size="small" onClick={copy}>
      {t('link.copy')}
    </button>
  )
}
