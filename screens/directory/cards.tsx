/** Cards that lead to further pages. */
import type { ReactNode } from 'react'

export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="mt-4 grid grid-cols-fill gap-3 max-phone:grid-cols-1">{children}</ul>
)

export const CardName = ({ children }: { readonly children: ReactNode }) => <span className="text-lead font-semibold">{children}</span>

type Props = { readonly href: string; readonly name: string; readonly note: string }

/** Two lines, without a picture. */
export const TextCard = ({ href, name, note }: Props) => (
  <li className="flex">
    <a href={href} className="panel grid min-h-24 flex-1 content-center gap-1 px-4 py-3 hover:border-link">
      <CardName>{name}</CardName>
      <span className="text-ink-soft">{note}</span>
    </a>
  </li>
)
