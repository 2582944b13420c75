/** The choice of a form that tells a selection from others in a list. */
import type { Selection } from './selection-document.ts'

/** What is read of a field. */
type ChoiceField = { readonly kind: string; readonly as?: unknown; readonly options?: unknown }

/** @returns the first choice by pictures, such as the posture, or else the first one whose options are all seen; undefined if nothing was chosen there */
export function decidingChoice(
  fields: Readonly<Record<string, ChoiceField>>,
  inputs: Selection['inputs'],
): { readonly field: string; readonly option: string } | undefined {
  const [field] = ['images', 'radio'].flatMap((as) =>
    Object.entries(fields).flatMap(([name, { kind, as: look, options }]) =>
      kind === 'choice' && look === as && (as === 'images' || options !== undefined) ? [name] : [],
    ),
  )
  const option = field === undefined ? undefined : inputs[field]
  return field !== undefined && typeof option === 'string' ? { field, option } : undefined
}
