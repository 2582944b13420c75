/** A question with its answers: as wide as it has actions. */
import { type ReactNode, useId } from 'react'
import { Modal, takesFocus } from './modal.tsx'
import { sheetWidth } from './sheet-width.ts'

export type SheetAction = {
  readonly text: string
  readonly onAct: () => void
  readonly isPrimary?: boolean
  readonly isBusy?: boolean
  /** Why it cannot be done yet. */
  readonly missing?: string | false
}

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly actions: readonly SheetAction[]
  readonly children?: ReactNode
  /** Whether something of `children` has the focus first; else the first action has. */
  readonly focusInside?: boolean
}

export const Sheet = ({ title, onClose, actions, children, focusInside = false }: Props) => {
  const missingId = useId()
  const reason = actions.map(({ missing }) => missing).find((one) => typeof one === 'string')
  return (
    <Modal
      title={title}
      onClose={onClose}
      width={sheetWidth(actions.length)}
      actions={
        <div className="sheet-actions">
          {actions.map(({ text, onAct, isPrimary = false, isBusy = false, missing = false }, index) => (
            <button
              key={text}
              type="button"
              className="button"
              data-kind={isPrimary ? 'primary' : undefined}
              disabled={isBusy}
              {...(missing === false ? { onClick: onAct } : { 'aria-disabled': true, 'aria-describedby': missingId, title: missing })}
              {...(index === 0 && !focusInside && takesFocus)}
            >
              {text}
            </button>
          ))}
        </div>
      }
    >
      {children}
      {reason !== undefined && <p id={missingId}>{reason}</p>}
    </Modal>
  )
}
