import { useFormParts, useReasons } from './form-context.ts'
import { fieldOf, fieldToFocus } from './refusal.ts'
import { StartBar } from './start-bar.tsx'

/** The Start button of a form. */
export function FormStartBar() {
  const { texts, store } = useFormParts()
  const ids = [...new Set(useReasons().map(({ path }) => fieldOf(store, path)))]
  const missing = ids.map((id) => ({ name: texts.label(id), field: fieldToFocus(store, id) }))
  return <StartBar label={texts.start} needed={texts.stillNeeded} listMark={texts.listMark} missing={missing} />
}
