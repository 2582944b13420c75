import type { Spec, SpecField } from '../spec.ts'

function controlOf(field: SpecField): HTMLElement {
  if (field.kind === 'derived') return document.createElement('output')
  if (field.kind === 'select') {
    const select = document.createElement('select')
    select.append(...field.options.map((option) => new Option(option)))
    select.value = field.value
    return select
  }
  const input = document.createElement('input')
  input.type = 'number'
  input.value = String(field.value)
  return input
}

export const prepare = (spec: Spec): Spec => spec

/** The physical limit: uncontrolled inputs, one listener per governed field, no validation, no derived values. */
export function mount(root: HTMLElement, spec: Spec): void {
  for (const field of spec.fields) {
    const row = root.appendChild(document.createElement('div'))
    row.className = 'row'
    const label = row.appendChild(document.createElement('label'))
    label.htmlFor = field.id
    label.textContent = field.label
    row.appendChild(controlOf(field)).id = field.id
  }
  for (const field of spec.fields) {
    if (field.kind !== 'number' || !field.visibleIf) continue
    const { field: governing, equals } = field.visibleIf
    const select = document.getElementById(governing)
    const row = document.getElementById(field.id)?.parentElement
    if (!(select instanceof HTMLSelectElement) || !row) continue
    const update = () => row.toggleAttribute('hidden', select.value !== equals)
    select.addEventListener('change', update)
    update()
  }
}
