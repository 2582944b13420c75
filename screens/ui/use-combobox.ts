import { type KeyboardEvent, useState } from 'react'

type Combobox = {
  /** Id of the element that contains the options. */
  readonly listId: string
  /** Keys of the options, in order. */
  readonly options: readonly string[]
  /** Text of the field; another one has no active option. */
  readonly text: string
  /** Whether the options are shown; arrow keys otherwise call `onOpen`. */
  readonly isOpen: boolean
  readonly onOpen?: () => void
  /** Called with the active option on Enter; returns false to submit the field's form. -1: none is active. */
  readonly onEnter: (active: number) => boolean
  readonly onEscape?: () => void
  /** Called when an arrow key is pressed at the last option. */
  readonly onEnd?: () => void
}

/** Returns the element id of an option. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A text field that controls a list: arrow keys move through the options, Enter picks the active one. The focus stays in the field.
 *
 * @returns `active`: index of the active option, kept while the list contains it, -1 for none; `input`: props of the field
 */
export const useCombobox = ({ listId, options, text, isOpen, onOpen, onEnter, onEscape, onEnd }: Combobox) => {
  const [at, setAt] = useState<{ readonly option: string | undefined; readonly text: string }>()
  const active = at?.option !== undefined && at.text === text ? options.indexOf(at.option) : -1
  const move = (step: 1 | -1) => {
    if (step > 0 && active === options.length - 1) onEnd?.()
    setAt({ option: options[Math.max(-1, Math.min(options.length - 1, active + step))], text })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys while an input method is composing.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) move(step)
      else onOpen?.()
    } else if (event.key === 'Escape') {
      setAt(undefined)
      onEscape?.()
    } else if (event.key === 'Enter' && onEnter(active)) event.preventDefault()
  }
  const isExpanded = isOpen && options.length > 0
  return {
    active,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': listId,
      'aria-activedescendant': isExpanded && active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
    } as const,
  }
}
