import type { ReactNode } from 'react'

export const BatchProblem = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert" className="mt-2 w-full text-emphasis-strong">
    {children}
  </div>
)
