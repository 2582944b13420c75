/** What can happen to the servo panel, and what it wants done. */
import type { LectotypeFilter } from '../../contract/lectotype.ts'
import type { ApiFailure } from '../app/api.ts'
import type {
  ChoiceGroup,
  CustomMotor,
  DemandKind,
  ErrorRange,
  MotorPage,
  MotorSearch,
  ServoAnswer,
  ServoMotor,
  ServoQuestion,
} from './servo-calls.ts'

type Nothing = Readonly<Record<never, never>>

/** A value left undefined takes the choice back. */
type EventData = {
  typeChosen: { readonly typeCode: string | undefined }
  brandChosen: { readonly brand: string | undefined }
  otherBrandsChosen: Nothing
  seriesChosen: { readonly series: string | undefined }
  filtersChanged: { readonly filters: readonly LectotypeFilter[] }
  keywordTyped: { readonly keyword: string }
  /** Enter in the keyword field, or another try after a failure. */
  searchPressed: Nothing
  moreMotorsWanted: Nothing
  motorChosen: { readonly motor: ServoMotor | undefined }
  customMotorConfirmed: { readonly motor: CustomMotor }
  customMotorCancelled: Nothing
  demandSwitched: { readonly by: DemandKind }
  demandEntered: { readonly value: number | undefined }
  errorRangeChosen: { readonly side: keyof ErrorRange; readonly percent: number }
  ratioChosen: { readonly ratio: number | undefined }
  choiceMade: { readonly group: ChoiceGroup; readonly value: string | undefined }
  startPressed: Nothing
  cancelPressed: Nothing
  resetPressed: Nothing
  motorsArrived: { readonly key: string; readonly page: MotorPage }
  motorsFailed: { readonly key: string; readonly failure: ApiFailure }
  calculationArrived: { readonly key: string; readonly answer: ServoAnswer }
  calculationFailed: { readonly key: string; readonly failure: ApiFailure }
}

export type PanelEventType = keyof EventData
export type PanelEvent<Type extends PanelEventType = PanelEventType> = {
  readonly [Each in Type]: { readonly type: Each } & EventData[Each]
}[Type]

/**
 * Work for whoever holds the clock and the network. A `search` takes the place of any search that still waits or runs, a `calculate` of any
 * calculation; the answer comes back as an event with the same key.
 */
export type PanelEffect =
  | { readonly type: 'search'; readonly key: string; readonly request: MotorSearch; readonly afterMs: number }
  | { readonly type: 'calculate'; readonly key: string; readonly request: ServoQuestion; readonly silent: boolean }
  | { readonly type: 'openDrawer' }
