import type { ComponentProps } from 'react'

type Props = ComponentProps<'input'> & { readonly unit: string }

/** A field for a number, with its unit. */
export const ExactInput = ({ unit, ...rest }: Props) => (
  <span className="flex items-center gap-1.5">
    <input
      type="text"
      autoComplete="off"
      className="h-8 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-right aria-invalid:border-emphasis max-phone:h-11"
      {...rest}
    />
    <span className="min-w-10 flex-none whitespace-nowrap text-ink-faint">{unit}</span>
  </span>
)

export const problemClasses = 'text-note text-emphasis-strong'
