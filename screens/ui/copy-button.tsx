import { showToast } from '../app/toast.tsx'
import { useTexts } from '../app/texts.tsx'
import { CopyIcon } from './icons.tsx'

type Props = {
  readonly text: string
  /** What the button does, where it is not an order code that is copied. */
  readonly label?: string
  /** What has been copied, where the text itself is too long to say. */
  readonly named?: string
}

/** Copies a text, and says whether that worked: browsers refuse it on pages without TLS. */
export const CopyButton = ({ text, label, named = text }: Props) => {
  const { LL } = useTexts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(LL.common.copied({ text: named }))
    } catch {
      showToast(LL.common.copyFailed(), 'problem')
    }
  }
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => void copy()}
      aria-label={label ?? `${LL.common.copy()} ${text}`}
      title={label ?? LL.common.copy()}
    >
      <CopyIcon />
    </button>
  )
}
