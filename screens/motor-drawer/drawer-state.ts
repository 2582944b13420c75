/** The whole state of the motor drawer. What can be derived is not in it: see `derived-fields.ts`. */
import type { LectotypeFilter } from '../../contract/lectotype.ts'
import type { Call, Running } from '../app/call.ts'
import type { DrawerSettings, MotorQuestion, MotorsFound } from './drawer-calls.ts'

/** One page holds all that is listed. */
export const pageSize = 300
export const keywordDelayMs = 1000

export const typeParameter = 'typeCode'
/** Everything but type and brand appears once a brand is chosen. */
export const brandParameter = 'brand'

/** Where the list cannot be had, the one before is still shown. */
type OnceFailed = Pick<Running<MotorQuestion, MotorsFound>, 'previous'>

export type DrawerState = {
  readonly settings: DrawerSettings
  /** What the person chose. */
  readonly choices: readonly LectotypeFilter[]
  /** What the last actions took back: it is not chosen automatically until something else is chosen. */
  readonly released: readonly string[]
  readonly keyword: string
  readonly autoSelect: boolean
  /** The last action did not take anything back: the only motor that is left may be taken. */
  readonly narrowed: boolean
  readonly listing: Call<MotorQuestion, MotorsFound, unknown, OnceFailed>
  /** A motor was selected: nothing happens any more. */
  readonly isClosed: boolean
}

/** The drawer before its first question. */
export const emptyDrawer = (settings: DrawerSettings): DrawerState => ({
  settings,
  choices: [],
  released: [],
  keyword: '',
  autoSelect: settings.autoSelect,
  narrowed: true,
  listing: { state: 'idle' },
  isClosed: false,
})
