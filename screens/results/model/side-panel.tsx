import type { ComponentProps } from 'react'

type Props = ComponentProps<'details'> & {
  readonly title: string
  /** Shown beside the title, folded or not. */
  readonly note: string
}

/** A panel beside the models that folds. */
export const SidePanel = ({ title, note, className = '', children, ...rest }: Props) => (
  <details className={`panel mb-3 px-4 py-3 ${className}`} {...rest}>
    <summary className="min-h-6 cursor-pointer max-phone:min-h-11">
      <h2 className="mr-2 inline text-body text-main">{title}</h2>
      <span className="number text-note/5 text-ink-faint">{note}</span>
    </summary>
    {children}
  </details>
)
