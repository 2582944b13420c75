/** A panel of the playground, and what stands in it. */
import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode }

/** Look of inputs and choices. */
export const control =
  'min-h-8 max-w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 py-0.5 text-ink max-phone:min-h-11'

export const Panel = ({ children, lang }: Props & { readonly lang?: string }) => (
  <div className="grid grid-cols-1 gap-3 p-3" lang={lang}>
    {children}
  </div>
)

export const Note = ({ children }: Props) => <p className="text-label/5 text-ink-soft">{children}</p>

/** A name that leads to what it stands for. */
export const NameButton = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }) => (
  <button
    type="button"
    className="code min-h-6 rounded-tag border border-line-strong bg-surface px-2 py-0.5 text-left text-note/5 wrap-anywhere hover:bg-main-soft"
    onClick={onPress}
  >
    {name}
  </button>
)

export const CodeBlock = ({ children }: { readonly children: string }) => (
  <pre className="code overflow-x-auto bg-paper px-3 py-2 text-note/5 whitespace-pre-wrap wrap-anywhere">{children}</pre>
)
