/** The name of a page that keeps a selection, and a link to it as it is. */
import { use } from 'react'
import { useOutcome } from '../../engine/react/use-outcome.ts'
import { PageMemoryContext } from '../base/selection/visit.ts'
import { useTexts } from '../base/texts.ts'
import { copyLink } from './copy-link.ts'
import { showToast } from './toast.tsx'

export const PageHead = ({ name }: { name: string }) => {
  const { t } = useTexts('shell')
  const { path, memory } = use(PageMemoryContext)
  const attempt = useOutcome()
  const copy = () =>
    attempt(copyLink(path, memory.left()?.selection), (isCopied) => {
      if (isCopied) showToast(t('link.copied'))
      else showToast(t('link.copyFailed'), 'problem')
    })
  return (
    <div className="page-head">
      <h1 className="text-xl text-main">{name}</h1>
      <button type="button" className="button no-print" data-kind="quiet" data-size="small" onClick={copy}>
        {t('link.copy')}
      </button>
    </div>
  )
}
