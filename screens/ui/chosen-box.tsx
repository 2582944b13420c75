/** What is chosen, or that nothing is; its height is reserved, so that what stands below stays. */
import type { ComponentProps } from 'react'

export const ChosenBox = ({ isEmpty, ...box }: ComponentProps<'div'> & { readonly isEmpty: boolean }) => (
  <div
    className={`flex min-h-11 items-center justify-between gap-2 border-l-3 py-1 pr-2 pl-2 wrap-anywhere ${
      isEmpty ? 'border-line bg-paper text-label text-ink-faint' : 'border-main bg-main-soft'
    }`}
    {...box}
  />
)
