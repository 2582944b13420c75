/** The whole state of the motor drawer. What can be derived is not in it: see `derived-fields.ts`. */
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { type Call, idle } from '../base/machine/call.ts'
import type { DrawerSettings, MotorQuestion, MotorSelection, MotorsFound } from './drawer-calls.ts'

/** One page holds all that is listed. */
export const pageSize = 300
export const keywordDelayMs = 1000

export const typeParameter = 'typeCode'
/** Everything but type and brand appears once a brand is chosen. */
export const brandParameter = 'brand'

export type DrawerState = {
  readonly settings: DrawerSettings
  /** What the person chose. */
  readonly choices: readonly SkuFilter[]
  /** What the last actions took back: it is not chosen automatically until something else is chosen. */
  readonly released: readonly string[]
  readonly keyword: string
  readonly autoSelect: boolean
  /** The last action did not take anything back: the only motor that is left may be taken. */
  readonly narrowed: boolean
  readonly listing: Call<MotorQuestion, MotorsFound>
  /** Once a motor is selected nothing happens any more. */
  readonly selection: MotorSelection | undefined
}

/** The drawer before its first question. */
export const emptyDrawer = (settings: DrawerSettings): DrawerState => ({
  settings,
  choices: [],
  released: [],
  keyword: '',
  autoSelect: settings.autoSelect,
  narrowed: true,
  listing: idle,
  selection: undefined,
})
