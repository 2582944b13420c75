/** A question with its answers: as wide as it has actions. */
import type { ReactNode } from 'react'
import { Modal, takesFocus } from './modal.tsx'
import { sheetWidth } from './sheet-width.ts'

export type SheetAction = {
  readonly text: string
  readonly onAct: () => void
  readonly isPrimary?: boolean
  readonly isBusy?: boolean
}

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly actions: readonly SheetAction[]
  readonly children?: ReactNode
  /** Whether something of `children` has the focus first; else the first action has. */
  readonly focusInside?: boolean
}

export const Sheet = ({ title, onClose, actions, children, focusInside = false }: Props) => (
  <Modal
    title={title}
    onClose={onClose}
    width={sheetWidth(actions.length)}
    actions={
      <div className="sheet-actions">
        {actions.map(({ text, onAct, isPrimary = false, isBusy = false }, index) => (
          <button
            key={text}
            type="button"
            className="button"
            data-kind={isPrimary ? 'primary' : undefined}
            disabled={isBusy}
            onClick={onAct}
            {...(index === 0 && !focusInside && takesFocus)}
          >
            {text}
          </button>
        ))}
      </div>
    }
  >
    {children}
  </Modal>
)
