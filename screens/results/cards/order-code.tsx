/** The order code of a model with a copy button. */
import { CopyButton } from '../../ui/copy-button.tsx'
import './order-code.css'

export const OrderCode = ({ code }: { readonly code: string }) => (
  <p className="code order-code">
    {code}
    <CopyButton text={code} />
  </p>
)
