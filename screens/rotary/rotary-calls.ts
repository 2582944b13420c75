/** What the rotating flow asks the service. The page passes the calls in; this folder knows no address. */
import type {
  CalculationRow,
  Quantity,
  RotaryInit,
  RotaryServoAnswer,
  RotaryServoRequest,
  WorkingFirstAnswer,
  WorkingFirstRequest,
  WorkingSecondAnswer,
  WorkingSecondRequest,
} from '../../families/rotary/wire/calls.ts'

export type Scenes = RotaryInit
export type Scene = Scenes[string]
export type SceneItem = Scene['list'][number]

/** A scene with its inputs and what came of them, for the manufacturer. */
export type SceneRecord = {
  readonly type: string
  readonly inputs: readonly Quantity[]
  readonly rows: readonly CalculationRow[]
}

/** How a stored record is referred to; `time` in ISO 8601. */
export type Receipt = { readonly number: string; readonly time: string }

export type SceneCalls = {
  readonly scenes: (signal: AbortSignal) => Promise<Scenes>
  readonly first: (request: WorkingFirstRequest, signal: AbortSignal) => Promise<WorkingFirstAnswer>
  readonly submit: (record: SceneRecord, signal: AbortSignal) => Promise<Receipt>
}

export type SecondCalls = {
  readonly second: (request: WorkingSecondRequest, signal: AbortSignal) => Promise<WorkingSecondAnswer>
}

export type IndustryCalls = {
  readonly platforms: (request: RotaryServoRequest, signal: AbortSignal) => Promise<RotaryServoAnswer>
}
