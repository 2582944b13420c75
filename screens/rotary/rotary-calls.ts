/** Calls of the rotary flow. The page provides them, so that this folder is independent of addresses. */
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

/** A scene with inputs and results, to be submitted to the manufacturer. */
export type SceneRecord = {
  readonly type: string
  readonly inputs: readonly Quantity[]
  readonly rows: readonly CalculationRow[]
}

/** Reference of a stored record; `time` in ISO 8601. */
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
