/** Where Enter leads in a form. */
import { readCellPath, readingOrder } from '../index.ts'
import type { FormStore } from './form-store.ts'
import { fieldOf, fieldToFocus } from './refusal.ts'

/**
 * The element id of the next input that Start still needs: after a control in reading order, else the first one. A control whose own
 * field is refused keeps the focus.
 *
 * @returns undefined if nothing is missing
 */
export function nextNeeded(store: FormStore, control: Element): string | undefined {
  const paths = store.reasons().map(({ path }) => fieldOf(store, path))
  const order = readingOrder(store.plan)
  const placeOf = (path: string) => order.indexOf(readCellPath(path)?.list ?? path)
  const own = control.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? ''
  if (paths.includes(own) && store.plan.fields.has(own)) return fieldToFocus(store, own)
  const path = paths.find((one) => placeOf(one) > order.indexOf(own)) ?? paths[0]
  return path === undefined ? undefined : fieldToFocus(store, path)
}
