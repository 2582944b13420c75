/** A way to another of the account's pages. */
import { Link } from 'wouter'

type Props = { readonly href: string; readonly isCurrent?: boolean; readonly children: string }

export const Way = ({ href, isCurrent = false, children }: Props) => (
  <Link
    href={href}
    aria-current={isCurrent ? 'page' : undefined}
    className="flex min-h-9 items-center rounded-control px-3 py-1 text-ink-soft hover:bg-main-soft chosen:bg-main-soft chosen:font-semibold chosen:text-main touch:min-h-11"
  >
    {children}
  </Link>
)
