/** A button in the header that opens a list. It closes on Escape, on choosing an entry, and when it loses the focus. */
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  readonly className: string
  readonly label: string
  /** Content of the button. */
  readonly face: ReactNode
  /** `onChoose` is called before the chosen entry opens; it returns the focus to the button. */
  readonly List: ComponentType<{ readonly id: string; readonly onChoose: () => void }>
}

export const HeadMenu = ({ className, label, face, List }: Props) => {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    menu.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  useEffect(() => {
    const frame = menu.current
    const heard = new AbortController()
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && frame?.contains(relatedTarget))) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      frame?.querySelector('button')?.focus()
      setOpen(false)
    }
    if (isOpen) {
      frame?.addEventListener('focusout', onLeave, heard)
      frame?.addEventListener('keydown', onKey, heard)
    }
    return () => heard.abort()
  }, [isOpen])
  return (
    <div ref={menu} className="relative">
      <button
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => {
          // Not every browser focuses a pressed button; the list closes when it loses the focus.
          currentTarget.focus()
          setOpen(!isOpen)
        }}
      >
        {face}
      </button>
      {isOpen && <List id={id} onChoose={close} />}
    </div>
  )
}
