/** State of the servo panel. Derived values are in `derived-choices.ts` and `reasons.ts`. */
import { usualWindow } from '../../engine/plan/window-ends.ts'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { type Call, idle } from '../base/machine/call.ts'
import type {
  ChoiceGroup,
  ChosenMotor,
  DemandKind,
  ErrorRange,
  MotorPage,
  MotorSearch,
  OutputDraft,
  ServoAnswer,
  ServoQuestion,
} from './servo-calls.ts'

export const pageSize = 100
/** Maximum length of the motor list. */
export const listCap = 300
export const keywordDelayMs = 1000
const defaultRatio = 10

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

/** Possible tolerances of the demand, percent. */
export const errorSteps = { lower: steps(-50, 0, 5), upper: steps(0, 100, 10) } as const satisfies Record<
  keyof ErrorRange,
  readonly number[]
>

/** Choice cleared by the last action, which must not be made automatically again. */
export type Released = 'series' | 'motor' | 'ratio' | ChoiceGroup

export type PanelState = {
  readonly typeCode: string | undefined
  readonly brand: string | undefined
  readonly series: string | undefined
  /** Further filters of the motor list. */
  readonly filters: readonly SkuFilter[]
  /** Whether the service's default filters were applied, which happens once. */
  readonly hasFirstFilters: boolean
  readonly keyword: string
  /** Last requested page. */
  readonly page: number
  /** Motor picked or entered by the user. */
  readonly motor: ChosenMotor | undefined
  readonly demand: { readonly by: DemandKind } & { readonly [Kind in DemandKind]: number | undefined }
  readonly errorRange: ErrorRange
  /** Output as entered. */
  readonly output: OutputDraft
  readonly ratio: number | undefined
  /** Choices of the user in the order of `choiceGroups`; a list, because a later choice requires the earlier ones. */
  readonly choices: readonly string[]
  readonly released: Released | undefined
  readonly drawerOpen: boolean
  /** The answer contains all pages so far. */
  readonly motors: Call<MotorSearch, MotorPage>
  /** Runs in the background, or under an overlay after Start. */
  readonly calculation: Call<ServoQuestion, ServoAnswer>
}

/** Initial state of the panel. */
export const emptyPanel: PanelState = {
  typeCode: undefined,
  brand: undefined,
  series: undefined,
  filters: [],
  hasFirstFilters: false,
  keyword: '',
  page: 1,
  motor: undefined,
  demand: { by: 'ratio', ratio: defaultRatio, outputSpeed: undefined },
  errorRange: usualWindow,
  output: {},
  ratio: undefined,
  choices: [],
  released: undefined,
  drawerOpen: false,
  motors: idle,
  calculation: idle,
}
