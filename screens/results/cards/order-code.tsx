/** The order code of a model with a copy button. */
import { CopyButton } from '../../ui/copy-button.tsx'

export const OrderCode = ({ code }: { readonly code: string }) => (
  <p className="code flex items-center gap-1 text-note/5 wrap-anywhere text-ink-soft">
    {code}
    <CopyButton text={code} />
  </p>
)
