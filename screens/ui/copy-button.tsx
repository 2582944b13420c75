import { showToast } from '../app/toast.tsx'
import { useTexts } from '../app/texts.tsx'
import { CopyIcon } from './icons.tsx'

/** Copies a text, and says whether that worked: browsers refuse it on pages without TLS. */
export const CopyButton = ({ text }: { text: string }) => {
  const { LL } = useTexts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(LL.common.copied({ text }))
    } catch {
      showToast(LL.common.copyFailed(), 'problem')
    }
  }
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => void copy()}
      aria-label={`${LL.common.copy()} ${text}`}
      title={LL.common.copy()}
    >
      <CopyIcon />
    </button>
  )
}
