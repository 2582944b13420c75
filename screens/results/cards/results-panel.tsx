/** Results of a run: the models, or why there are none. */
import { type ReactNode, Suspense, use } from 'react'
import { resultRowsOf } from '../../../contract/results/answer-words.ts'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import { type InitData, modelResults, type Plan } from '../../../engine/index.ts'
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
  /** Family of the models; `card` names another card than the usual one. */
  readonly family: string
  readonly card?: string | undefined
  readonly parameters: ParameterWords
  /** Plan and current options of the calculator; without them there is no what-if. */
  readonly plan?: Plan
  readonly init?: InitData | undefined
  /** Shown above the results, such as a note on changed inputs. */
  readonly note: ReactNode
  /** Shown below the models, if there are any. */
  readonly chart?: ReactNode
  /** Further parts of a printed report. */
  readonly printed?: PrintedParts
  readonly onApply: (parameter: string, value: number, unit: string) => void
  /** Repeats the calculation with other assumptions; without it, assumptions cannot be changed. */
  readonly onMatchAgain?: ((request: ResultRequest) => void) | undefined
  /** Called before a model's page opens; without it the page opens at once. */
  readonly onSelect?: SelectModel | undefined
  readonly onRetry: () => void
}

/** What the models were sized for; folded, since the answer comes first. */
const BelowModels = ({ request, answer, onMatchAgain }: Pick<AnsweredProps, 'request' | 'answer' | 'onMatchAgain'>) => (
  <Suspense>
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
  const parts = layout.parts ?? siteCalculatorOf(rest.workingId)?.parts
  // Options may change with the form; the conditions are decoded with those at the time of the run.
  const [whatIf] = useForRun(request, () => (parts ? undefined : plan && whatIfSource(family, { plan, init }, request)))
  return (
    <ReportContext value={{ ...printed, request, answer, workingId: rest.workingId, parameters: rest.parameters, layout }}>
      <PartNames families={parts}>
        <ModelTools value={printModel}>
          {note}
          {/* Only calculators of the build can be calculated with an older catalogue. */}
          {!siteCalculatorOf(rest.workingId) && <LaterTravel key={request.path} request={request} answer={answer} />}
          {resultRowsOf(answer).length > 0 && (
            <Suspense>
              <LazyResultTable rows={resultRowsOf(answer)} />
            </Suspense>
          )}
          <ModelList
            request={request}
            answer={answer}
            whatIf={whatIf}
            next={plan && modelResults(plan.schema).next}
            layout={layout}
            {...rest}
          />
          <div className="mt-4">
            {answer.list.length > 0 && chart}
            <BelowModels request={request} answer={answer} onMatchAgain={onMatchAgain} />
          </div>
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
