/** What stands in place of a list without entries: what belongs there and how it gets there. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = {
  readonly title: string
  readonly icon?: ReactNode
  /** Where what belongs here is found. */
  readonly way?: { readonly href: string; readonly text: string }
  readonly children?: ReactNode
}

export const EmptyList = ({ title, icon, way, children }: Props) => (
  <div className="grid justify-items-center gap-1 px-6 py-8 text-center text-ink-soft max-phone:px-4" role="status">
    {icon !== undefined && <span className="mb-2 grid size-11 place-items-center rounded-full bg-main-soft text-main">{icon}</span>}
    <p className="text-lead/5 font-semibold text-ink">{title}</p>
    <div className="max-w-120">{children}</div>
    {way && (
      <Link href={way.href} className="button mt-3">
        {way.text}
      </Link>
    )}
  </div>
)
