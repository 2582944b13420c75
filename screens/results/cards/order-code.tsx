/** What a model is ordered by, with a button that copies it. */
import { CopyButton } from '../../ui/copy-button.tsx'
import './order-code.css'

export const OrderCode = ({ code }: { readonly code: string }) => (
  <p className="code order-code">
    {code}
    <CopyButton text={code} />
  </p>
)
