/** The name of a page that keeps a selection, and a link to it as it is. */
import { use } from 'react'
import { hashOf } from '../base/selection/address.ts'
import { PageMemoryContext } from '../base/selection/visit.ts'
import { useTexts } from '../base/texts.ts'
import { copyText } from './copy-text.ts'
import { showToast } from './toast.tsx'

const useCopyLink = () => {
  const { t } = useTexts('shell')
  const { path, memory } = use(PageMemoryContext)
  return async () => {
    const selection = memory.left()?.selection
    const hash = selection ? await hashOf(path, selection) : `#${path}`
    const isCopied = await copyText(new URL(hash, location.href).href)
    showToast(t(isCopied ? 'link.copied' : 'link.copyFailed'), isCopied ? 'note' : 'problem')
  }
}

export const PageHead = ({ name }: { name: string }) => {
  const { t } = useTexts('shell')
  const copy = useCopyLink()
  return (
    <div className="page-head">
      <h1 className="text-xl text-main">{name}</h1>
      <button type="button" className="button no-print" data-kind="quiet" data-size="small" onClick={() => void copy()}>
        {t('link.copy')}
      </button>
    </div>
  )
}
