/** Moves the focus to a field: its input, or the chosen (else first) radio of its group. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const inside = element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>('input')
  const target = inside ?? element
  // An element in a closed part of the form cannot receive the focus.
  const closed = target?.closest('details')
  if (closed) closed.open = true
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}
