/** What can happen to the motor drawer, and what it wants done. */
import type { LectotypeFilter, LectotypeValue } from '../../contract/lectotype.ts'
import type { ApiFailure } from '../app/api.ts'
import type { MotorQuestion, MotorSelection, MotorsFound } from './drawer-calls.ts'

type Nothing = Readonly<Record<never, never>>

type EventData = {
  /** A value is pressed: chosen, or taken back where it was chosen. */
  valuePressed: { readonly paramName: string; readonly value: LectotypeValue }
  /** A field stands at something else; a filter without values and range takes it back. */
  fieldChanged: { readonly filter: LectotypeFilter }
  fieldReset: { readonly paramName: string }
  keywordTyped: { readonly keyword: string }
  /** Enter in the keyword field, or another try after a failure. */
  searchPressed: Nothing
  autoSelectSwitched: { readonly on: boolean }
  motorSelected: { readonly skuID: string }
  motorsArrived: { readonly key: string; readonly found: MotorsFound }
  motorsFailed: { readonly key: string; readonly failure: ApiFailure }
}

export type DrawerEventType = keyof EventData
export type DrawerEvent<Type extends DrawerEventType = DrawerEventType> = {
  readonly [Each in Type]: { readonly type: Each } & EventData[Each]
}[Type]

/**
 * Work for whoever holds the clock and the network. A `search` takes the place of any search that still waits or runs; its answer comes back as
 * an event with the same key. `select` ends the drawer.
 */
export type DrawerEffect =
  | { readonly type: 'search'; readonly key: string; readonly question: MotorQuestion; readonly afterMs: number }
  | { readonly type: 'select'; readonly selection: MotorSelection }
