import type { ComponentProps } from 'react'

/** A field for a text. */
export const TextInput = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input
    className={`h-9 rounded-control border border-line-strong bg-surface px-3 text-ink max-phone:h-11 max-phone:text-lead ${className}`}
    {...rest}
  />
)
