/** The whole state of the servo panel. What can be derived is not in it: see `derived-choices.ts` and `reasons.ts`. */
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
/** The list never grows longer than this. */
export const listCap = 300
export const keywordDelayMs = 1000
const defaultRatio = 10

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

/** What the error range may be, in percent. */
export const errorSteps = { lower: steps(-50, 0, 5), upper: steps(0, 100, 10) } as const satisfies Record<
  keyof ErrorRange,
  readonly number[]
>

/** What the last action took away: it is not chosen automatically at once. */
export type Released = 'series' | 'motor' | 'ratio' | ChoiceGroup

export type PanelState = {
  readonly typeCode: string | undefined
  readonly brand: string | undefined
  readonly series: string | undefined
  /** Further parameters that the list is filtered by. */
  readonly filters: readonly SkuFilter[]
  /** What the service has chosen among them at first was taken over: it is not, once more. */
  readonly hasFirstFilters: boolean
  readonly keyword: string
  /** Page asked for last. */
  readonly page: number
  /** The motor that the person chose or described. */
  readonly motor: ChosenMotor | undefined
  readonly demand: { readonly by: DemandKind } & { readonly [Kind in DemandKind]: number | undefined }
  readonly errorRange: ErrorRange
  /** As far as it is filled in. */
  readonly output: OutputDraft
  readonly ratio: number | undefined
  /** Choices of the person in the order of `choiceGroups`. One is a list because a later choice cannot be there without the earlier ones. */
  readonly choices: readonly string[]
  readonly released: Released | undefined
  readonly drawerOpen: boolean
  /** The answer holds all pages so far. */
  readonly motors: Call<MotorSearch, MotorPage>
  /** Silent, unless somebody has pressed Start: then an overlay covers it. */
  readonly calculation: Call<ServoQuestion, ServoAnswer>
}

/** The panel before its first question. */
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
