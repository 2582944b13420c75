import type { ReactNode } from 'react'

type LayoutProps = { readonly form: ReactNode; readonly children: ReactNode }

/** A form, and beside it what came of it; one below the other where there is no room. */
export const CalculatorLayout = ({ form, children }: LayoutProps) => (
  <div className="grid grid-cols-form items-start gap-4 px-6 pt-4 pb-8 max-stack:grid-cols-1 max-phone:px-3 print:block">
    {/* The form stays in view beside its results, however long it is; what the keyboard goes to is not below Start. */}
    <div className="min-w-0 max-stack:w-form max-w-full max-stack:justify-self-center stack:sticky stack:top-20 stack:max-h-[calc(100dvh-var(--header-height)-24px-var(--foot-height,0px))] scroll-pt-4 scroll-pb-24 stack:overflow-y-auto scrollbar-thin print:unroll">
      {form}
    </div>
    {children}
  </div>
)

type PanelProps = {
  /** While options are still asked for: the form waits a second for them before it is shown. */
  readonly isWaiting?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** The panel of a form. */
export const FormPanel = ({ isWaiting = false, className = 'panel', children }: PanelProps) => (
  <div
    className={`p-4 outline-none ${isWaiting ? '[&>form]:animate-[appear_1ms_1s_both]' : ''} ${className}`}
    data-form-panel
    tabIndex={-1}
  >
    {children}
  </div>
)
