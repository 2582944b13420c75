import type { ComponentProps } from 'react'

/** What stands in place of models. */
export const EmptyBox = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div
    className="grid justify-items-center gap-1 rounded-control border border-dashed border-main-line px-6 py-8 text-center max-phone:px-4"
    {...props}
  />
)
