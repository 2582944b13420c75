/** A button that can be reached while it has nothing to do, so that the reason is read out. */
import type { ComponentProps } from 'react'

export const PausableButton = ({ isPaused, ...button }: ComponentProps<'button'> & { readonly isPaused: boolean }) => (
  <button type="button" className="button off:cursor-not-allowed off:bg-paper off:text-ink-faint" aria-disabled={isPaused} {...button} />
)
