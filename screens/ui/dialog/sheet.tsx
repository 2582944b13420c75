/** A dialog with action buttons; their number determines its width. */
import { type ReactNode, useId } from 'react'
import { takesFocus } from './dialog-frame.tsx'
import { Modal } from './modal.tsx'
import { sheetWidth } from './sheet-width.ts'

export type SheetAction = {
  readonly text: string
  readonly onAct: () => void
  readonly isPrimary?: boolean
  readonly isBusy?: boolean
  /** Why the action is not available yet. */
  readonly missing?: string | false
}

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly actions: readonly SheetAction[]
  readonly children?: ReactNode
  /** Whether an element of `children` receives the initial focus; otherwise the first action does. */
  readonly focusInside?: boolean
}

export const Sheet = ({ title, onClose, actions, children, focusInside = false }: Props) => {
  const missingId = useId()
  const reason = actions.find(({ missing }) => missing)?.missing
  return (
    <Modal
      title={title}
      onClose={onClose}
      width={sheetWidth(actions.length)}
      actions={
        <div className="flex flex-wrap gap-2">
          {actions.map(({ text, onAct, isPrimary = false, isBusy = false, missing }, index) => (
            <button
              key={text}
              type="button"
              className="button grow basis-40 off:cursor-not-allowed off:bg-paper off:text-ink-faint"
              data-kind={isPrimary ? 'primary' : undefined}
              disabled={isBusy}
              {...(missing ? { 'aria-disabled': true, 'aria-describedby': missingId } : { onClick: onAct })}
              {...(index === 0 && !focusInside && takesFocus)}
            >
              {text}
            </button>
          ))}
        </div>
      }
    >
      {children}
      {reason && <p id={missingId}>{reason}</p>}
    </Modal>
  )
}
