/** The whole state of the motor drawer. What can be derived is not in it: see `derived-fields.ts`. */
import type { LectotypeFilter } from '../../contract/lectotype.ts'
import type { ApiFailure } from '../app/api.ts'
import type { DrawerSettings, MotorsFound } from './drawer-calls.ts'

/** One page holds all that is listed. */
export const pageSize = 300
export const keywordDelayMs = 1000

export const typeParameter = 'typeCode'
/** Everything but type and brand appears once a brand is chosen. */
export const brandParameter = 'brand'

export type Answered = { readonly state: 'answered'; readonly key: string; readonly found: MotorsFound }

/** The list of motors. `key` names the question that is wanted now: an answer with another key is late and is dropped. */
export type Listing =
  | { readonly state: 'idle' }
  /** `previous` is shown until the new answer is there. */
  | { readonly state: 'running'; readonly key: string; readonly previous: Answered | undefined }
  | Answered
  | { readonly state: 'failed'; readonly key: string; readonly failure: ApiFailure; readonly previous: Answered | undefined }

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
  readonly listing: Listing
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
