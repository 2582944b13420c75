/** What came of a run: the models, or why there are none. */
import { type ReactNode, Suspense, use } from 'react'
import { resultRowsOf } from '../../../contract/results/answer-words.ts'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import type { InitData, Plan } from '../../../engine/index.ts'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { FailedResults } from './failed-results.tsx'
import { LazyAssumptionsPanel, LazyMotionPanel, LazyResultTable } from './lazy-panels.ts'
import { ModelList, type SelectModel } from './model-list.tsx'
import { cardOf, familyOf } from '../model/family-of.ts'
import { ModelTools } from '../model/model-tools.ts'
import type { ParameterWords } from '../model/parameter-words.ts'
import { PrintButton } from '../report/print-button.tsx'
import { type PrintedParts, ReportContext } from '../report/report-context.ts'
import { LaterTravel } from '../travel/later-travel.tsx'
import type { ResultRequest } from '../ledger/use-explanation.ts'
import { useForRun } from '../model/use-for-run.ts'
import { whatIfSource } from '../what-if/what-if-source.ts'
import { siteCalculatorOf } from '../../base/site/site-calculators.ts'
import { FamilyNames } from '../../base/texts/family-names.tsx'
import { PartNames } from '../model/part-names.tsx'

export type ResultsPanelProps = {
  readonly outcome:
    | { readonly state: 'answered'; readonly request: ResultRequest; readonly answer: Calculation }
    | { readonly state: 'failed'; readonly request: ResultRequest; readonly failure: ApiFailure }
  readonly workingId: string
  /** Whose models these are, and the one of its cards that is wanted where it is not the usual one. */
  readonly family: string
  readonly card?: string | undefined
  readonly parameters: ParameterWords
  /** The calculator's plan and its options of now; a page without them offers no what-if. */
  readonly plan?: Plan
  readonly init?: InitData | undefined
  /** Above the results, e.g. that the inputs have changed since. */
  readonly note: ReactNode
  /** Above the models, where there are some. */
  readonly chart?: ReactNode
  /** What a printed report of these results has beside them. */
  readonly printed?: PrintedParts
  readonly onApply: (parameter: string, value: number, unit: string) => void
  /** The same conditions under other assumptions; where it is missing they are not offered. */
  readonly onMatchAgain?: ((request: ResultRequest) => void) | undefined
  /** What comes before a model's page; where it is missing, a selected model's page is opened at once. */
  readonly onSelect?: SelectModel | undefined
  readonly onRetry: () => void
}

/** What the calculation says beside the models. */
const BesideModels = ({ request, answer, onMatchAgain }: Pick<AnsweredProps, 'request' | 'answer' | 'onMatchAgain'>) => (
  <Suspense>
    {resultRowsOf(answer).length > 0 && <LazyResultTable rows={resultRowsOf(answer)} />}
    {answer.motion && answer.motion.phases.length > 0 && <LazyMotionPanel motion={answer.motion} />}
    {onMatchAgain && answer.assumptions && answer.assumptions.length > 0 && (
      <LazyAssumptionsPanel request={request} assumptions={answer.assumptions} onMatchAgain={onMatchAgain} />
    )}
  </Suspense>
)

type AnsweredProps = Omit<ResultsPanelProps, 'outcome' | 'onRetry'> & { readonly request: ResultRequest; readonly answer: Calculation }

const printModel = (model: RecommendedModel) => <PrintButton subject={{ kind: 'model', model }} />

const Answered = ({ request, answer, family: id, card, note, chart, printed, plan, init, onMatchAgain, ...rest }: AnsweredProps) => {
  const family = use(familyOf(id))
  const layout = cardOf(family, card)
  // The options may change with the form; those of the run are the ones its conditions are read with.
  const [whatIf] = useForRun(request, () => (layout.parts ? undefined : plan && whatIfSource(family, { plan, init }, request)))
  return (
    <ReportContext value={{ ...printed, request, answer, workingId: rest.workingId, parameters: rest.parameters, layout }}>
      <PartNames families={layout.parts}>
        <ModelTools value={printModel}>
          {note}
          {/* An older catalogue is asked by the calculators that were built. */}
          {!siteCalculatorOf(rest.workingId) && <LaterTravel key={request.path} request={request} answer={answer} />}
          <BesideModels request={request} answer={answer} onMatchAgain={onMatchAgain} />
          {answer.list.length > 0 && chart}
          <ModelList request={request} answer={answer} whatIf={whatIf} next={plan?.schema.results.next} layout={layout} {...rest} />
        </ModelTools>
      </PartNames>
    </ReportContext>
  )
}

export const ResultsPanel = ({ outcome, onRetry, ...rest }: ResultsPanelProps) => (
  <FamilyNames family={rest.family}>
    {outcome.state === 'failed' ? (
      <FailedResults failure={outcome.failure} onRetry={onRetry} />
    ) : (
      <Answered request={outcome.request} answer={outcome.answer} {...rest} />
    )}
  </FamilyNames>
)
