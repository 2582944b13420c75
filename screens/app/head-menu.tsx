/** A list that opens below a button of the head. It closes by Escape, by what is chosen, and when the focus leaves it. */
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './more-menu.css'

type Props = {
  readonly className: string
  readonly label: string
  /** What stands on the button. */
  readonly face: ReactNode
  /** `onChoose`: before what is chosen opens, so that it gives the focus back to the button. */
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
    <div ref={menu} className="more-menu">
      <button
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => {
          // Not every browser does that by itself; the list closes when the focus leaves.
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
