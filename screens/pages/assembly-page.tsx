/** Page of an assembly: its state and totals, its positions with their order codes, exchange of a part, interfaces and checks. */
import { use, useMemo, useState } from 'react'
import type { Plan } from '../../engine/index.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import type { ServiceCall } from '../base/api/api.ts'
import { useQuery } from '../base/api/query.ts'
import { queryOfAddress, selectionOf, selectionText } from '../base/selection/address.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { FamilyNames } from '../base/texts/family-names.tsx'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { PartNames } from '../results/model/part-names.tsx'
import { cardOf, familyOf } from '../results/model/family-of.ts'
import { useAssemblyWords } from '../ui/assembly/assembly-words.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { assemblies, conditionsCall, pinnedCall, roleOfField } from './assembly/assembly-call.ts'
import { AssemblyShown } from './assembly/assembly-shown.tsx'
import { customPath, pinnedPath, type Pins } from '../base/calculators/assembly-path.ts'
import { planOf } from './calculator/plan-of.ts'
import { pageLook } from './product/product-part.tsx'

const goTo = (path: string): void => {
  location.hash = `${path}?${queryOfAddress()}`
}

/** Returns the roles whose models are not in the catalogue. */
const goneIn = (failure: ApiFailure): readonly string[] =>
  failure.kind === 'refused' ? failure.issues.flatMap(({ path }) => roleOfField(path) ?? []) : []

type AnsweredProps = {
  readonly id: string
  readonly plan: Plan
  readonly conditions: ServiceCall
  readonly pins: Pins
}

const Answered = ({ id, plan, conditions, pins }: AnsweredProps) => {
  const { t: shell } = useTexts('shell')
  const { t, roles } = useAssemblyWords()
  const [exchanged, setExchanged] = useState<{ readonly before: Pins; readonly name: string }>()
  const call = useMemo(() => pinnedCall(conditions, pins), [conditions, pins])
  const { data, failure, retry } = useQuery(assemblies, { call, locale: useLocale() })
  if (data) {
    const exchange = (next: Pins, name: string) => {
      setExchanged({ before: pins, name })
      goTo(pinnedPath(id, next))
    }
    const undo = (before: Pins) => {
      setExchanged(undefined)
      goTo(pinnedPath(id, before))
    }
    return (
      <>
        {exchanged && (
          <p className="notice flex items-center gap-3 print:hidden" role="status">
            <span>{t('exchange.done', { name: exchanged.name })}</span>
            <button type="button" className="button" data-size="small" onClick={() => undo(exchanged.before)}>
              {t('exchange.undo')}
            </button>
          </p>
        )}
        <AssemblyShown key={JSON.stringify(pins)} {...{ id, plan, conditions, pins, call }} answer={data} onExchange={exchange} />
      </>
    )
  }
  if (!failure) {
    return (
      <p className="late text-ink-faint" role="status">
        {shell('common.loading')}
      </p>
    )
  }
  const gone = goneIn(failure)
  if (gone.length > 0) return <p role="alert">{t('gone', { parts: roles(gone) })}</p>
  return <RetryNotice failure={failure} onRetry={retry} />
}

const noSelection = Promise.resolve(undefined)

type Props = Pins & { readonly id: string }

export const AssemblyPage = ({ id, screw, guide, motor }: Props) => {
  const { t } = useTexts('assembly')
  const { className } = useClassNames()
  const plan = use(planOf(id))
  const { parts: families } = cardOf(use(familyOf(plan.schema.results.family)), plan.schema.results.card)
  const text = selectionText()
  const inputs = use(text === undefined ? noSelection : selectionOf(text))?.inputs
  const conditions = useMemo(() => (inputs === undefined ? undefined : conditionsCall(plan, inputs)), [plan, inputs])
  const pins = useMemo(() => ({ screw, guide, motor }), [screw, guide, motor])
  usePageTitle(className(id))
  return (
    <div className={pageLook}>
      <h1 className="text-page">{className(id)}</h1>
      <FamilyNames family={plan.schema.results.family}>
        <PartNames families={families}>
          {conditions ? <Answered id={id} plan={plan} conditions={conditions} pins={pins} /> : <p role="status">{t('missing')}</p>}
        </PartNames>
      </FamilyNames>
      <button type="button" className="button mt-4 justify-self-start print:hidden" onClick={() => goTo(customPath(id))}>
        {t('change')}
      </button>
    </div>
  )
}
