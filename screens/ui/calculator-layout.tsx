import type { ReactNode } from 'react'

type LayoutProps = { readonly form: ReactNode; readonly children: ReactNode }

/** A form, and beside it what came of it; one below the other where there is no room. */
export const CalculatorLayout = ({ form, children }: LayoutProps) => (
  <div className="grid grid-cols-[minmax(0,min(550px,47%))_minmax(0,1fr)] items-start gap-6 px-6 pt-5 pb-10 max-wide:gap-4 max-wide:px-4 max-wide:pt-4 max-stack:grid-cols-1 max-phone:px-3 max-phone:pt-3 max-phone:pb-8 print:block print:p-0">
    {/* The form stays in view beside its results, however long it is; what the keyboard goes to is not below Start. */}
    <div className="min-w-0 max-stack:w-form max-stack:max-w-full max-stack:justify-self-center stack:sticky stack:top-[calc(var(--header-height)+12px)] stack:-mx-1.5 stack:max-h-[calc(100dvh-var(--header-height)-24px-var(--foot-height,0px))] stack:scroll-pt-4 stack:scroll-pb-24 stack:overflow-y-auto stack:px-1.5 stack:[scrollbar-width:thin] print:static print:max-h-none print:w-auto print:overflow-visible">
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
    className={`p-4 print:mb-8 outline-none ${isWaiting ? '[&>form]:animate-[appear_1ms_1s_both]' : ''} ${className}`}
    data-form-panel
    tabIndex={-1}
  >
    {children}
  </div>
)
