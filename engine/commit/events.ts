/** What can happen to a form. */
import type { InitData } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'

/** Everything that can happen to a form, by user, service or engine. */
export type FormEvent =
  /** A number's text while it is typed: a text that needs no correction is its value at once, any other waits. */
  | { readonly type: 'input'; readonly field: string; readonly text: string }
  /** Blur, Enter or a stepper: the text becomes a value by the field's policies. */
  | { readonly type: 'commit'; readonly field: string; readonly text: string }
  /** An option or branch is chosen; undefined clears. */
  | { readonly type: 'choose'; readonly field: string; readonly value: string | undefined }
  /** One option of several is switched. */
  | { readonly type: 'toggle'; readonly field: string; readonly value: string }
  /** A number that a dialog beside the field has worked out, in the field's unit. */
  | { readonly type: 'pick'; readonly field: string; readonly value: number }
  | { readonly type: 'init'; readonly data: InitData }
  | { readonly type: 'units'; readonly system: UnitSystem }
  | { readonly type: 'undo'; readonly change: number }
  | { readonly type: 'reset' }
  /** Values from elsewhere (a reload, a link, "apply"): each is taken as if it had been entered. */
  | { readonly type: 'restore'; readonly inputs: Readonly<Record<string, unknown>> }
