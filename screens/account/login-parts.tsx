/** Parts of the account's forms. */
import type { ComponentProps } from 'react'

/** What is wrong with a field or a form. */
export const LoginProblem = (props: ComponentProps<'p'>) => <p className="text-label/5 text-emphasis-strong empty:hidden" {...props} />

export const LoginNote = (props: ComponentProps<'p'>) => <p className="text-label/5 text-ink-soft empty:hidden" {...props} />

export const CheckboxLine = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="flex min-h-6 items-center gap-2 font-medium text-ink">
    <input type="checkbox" className="size-4 flex-none accent-main" {...input} />
    {children}
  </label>
)
