import type { ComponentProps } from 'react'

const looks = {
  calm: 'border-main-line bg-main-soft',
  problem: 'border-emphasis bg-emphasis-soft',
} as const

type Props = ComponentProps<'div'> & {
  readonly kind?: keyof typeof looks
  /** Margins and further display. */
  readonly className?: string
}

/** A line above what it is about. */
export const Notice = ({ kind = 'calm', className = 'mb-3', ...rest }: Props) => (
  <div className={`border-l-3 px-3 py-1.5 text-label text-ink-soft ${looks[kind]} ${className}`} {...rest} />
)
