/** State of the motor drawer. Derived values are in `derived-fields.ts`. */
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { type Call, idle } from '../base/machine/call.ts'
import type { DrawerSettings, MotorQuestion, MotorSelection, MotorsFound } from './drawer-calls.ts'

/** Maximum number of listed motors, on a single page. */
export const pageSize = 300
export const keywordDelayMs = 1000

export const typeParameter = 'typeCode'
/** Fields other than type and brand appear once a brand is chosen. */
export const brandParameter = 'brand'

export type DrawerState = {
  readonly settings: DrawerSettings
  /** Choices of the user. */
  readonly choices: readonly SkuFilter[]
  /** Fields cleared since the last choice, which are not chosen automatically. */
  readonly released: readonly string[]
  readonly keyword: string
  readonly autoSelect: boolean
  /** False if the last action cleared something; the only remaining motor is then not selected automatically. */
  readonly narrowed: boolean
  readonly listing: Call<MotorQuestion, MotorsFound>
  /** The selected motor, which ends the machine. */
  readonly selection: MotorSelection | undefined
}

/** Initial state of the drawer. */
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
