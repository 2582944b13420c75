/** The text of a number, which react-hook-form has and writes into its input. */
import { useRef, useState } from 'react'
import { useFormParts } from './form-context.ts'

/** What follows when a person types a text, or leaves it. */
type Acts = { readonly onType: (text: string) => void; readonly onLeave: (text: string) => void }

type TextEvent = { readonly target: { readonly value: string } }

/** Registers an input: its properties are the same at each render, and a text that is typed renders nothing by itself. */
export function useText(name: string, acts: Acts) {
  const { form } = useFormParts().store
  const now = useRef(acts)
  now.current = acts
  const [input] = useState(() => {
    const registered = form.register(name, {
      onChange: ({ target }: TextEvent) => now.current.onType(target.value),
      onBlur: ({ target }: TextEvent) => now.current.onLeave(target.value),
    })
    const ref = (element: HTMLInputElement | null) => {
      // With its first text as `value` or as a property of React, each input of a form would tell the page that the selection has moved.
      // The values of the form are its texts.
      if (element) element.defaultValue = form.getValues(name) as string
      registered.ref(element)
    }
    return { ...registered, ref }
  })
  return input
}
