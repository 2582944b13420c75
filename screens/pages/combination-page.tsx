/** Page of a combination: its order codes, alternatives for each part, and all checks of the parts together. */
import { use, useMemo } from 'react'
import { isRecord } from '../../engine/base/is-record.ts'
import type { Calculation, CombinedPart, RecommendedModel } from '../../contract/results/selection.ts'
import { encodeRequest, type Plan } from '../../engine/index.ts'
import { createFormStore, openForm } from '../../engine/react/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { describeFailure, getAnswer, type ServiceCall } from '../base/api/api.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { combinationPath, customPath } from './calculator/combination-path.ts'
import { FamilyNames } from '../base/texts/family-names.tsx'
import { PartNames, usePartName } from '../results/model/part-names.tsx'
import { usePageTitle } from '../base/page/page-title.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { queryOfAddress, selectionOf, selectionText } from '../base/selection/address.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { type Query, useQuery } from '../base/api/query.ts'
import { useFormTexts } from '../calculator/form-texts.ts'
import { parametersOf } from '../calculator/parameters.ts'
import { CardParts } from '../results/cards/card-parts.tsx'
import { Explained } from '../results/ledger/explained.tsx'
import { ModelLedger } from '../results/ledger/model-ledger.tsx'
import { cardOf, familyOf } from '../results/model/family-of.ts'
import { ModelTools } from '../results/model/model-tools.ts'
import { readCalculationBody } from '../results/model/read-calculation.ts'
import { PrintButton } from '../results/report/print-button.tsx'
import { ReportContext } from '../results/report/report-context.ts'
import { planOf } from './calculator/plan-of.ts'
import { ConditionList } from './product/condition-list.tsx'
import { pageLook, ProductPart } from './product/product-part.tsx'
import { skin } from '../../engine/react/skin.ts'

type Params = { readonly call: ServiceCall; readonly locale: Locale }

const combinations: Query<Params, Calculation> = {
  name: 'combination',
  load: ({ call, locale }, signal) => getAnswer(call, readCalculationBody, { locale, signal }),
  isImmutable: true,
}

/** The models of the parts. */
type PartSkus = { readonly screwSku: string; readonly guideSku: string; readonly motorSku: string }

/** Returns the form's call for the conditions in the address, restricted to these parts; undefined if a condition is missing. */
const callOf = (plan: Plan, inputs: unknown, parts: PartSkus): ServiceCall | undefined => {
  const store = createFormStore(plan, { system: 'metric' })
  openForm(store, { inputs: isRecord(inputs) ? inputs : undefined })
  if (store.reasons().length > 0) return undefined
  const { path, query, ...posted } = encodeRequest(plan, store.state().snapshot)
  return 'body' in posted && isRecord(posted.body) ? { path, query, body: { ...posted.body, ...parts } } : undefined
}

const goTo = (path: string): void => {
  location.hash = `${path}?${queryOfAddress()}`
}

/** Alternatives for a part, with the other parts unchanged. */
const Others = ({
  id,
  part,
  parts,
  others,
}: {
  id: string
  part: CombinedPart
  parts: readonly CombinedPart[]
  others: readonly CombinedPart[]
}) => {
  const { t } = useTexts('combination')
  const { t: shell } = useTexts('shell')
  const partName = usePartName()
  const { percent } = useQuantity()
  const offered = others.filter(({ family }) => family === part.family)
  if (offered.length === 0) return null
  const take = (skuID: string) =>
    goTo(
      combinationPath(
        id,
        parts.map((one) => (one.family === part.family ? { skuID } : one)),
      ),
    )
  return (
    <label className="text-label/5 print:hidden">
      {t('instead')}{' '}
      <select
        className={skin.select}
        aria-label={shell('form.named', { name: partName(part.family), text: t('instead') })}
        value={part.skuID}
        onChange={(event) => take(event.currentTarget.value)}
      >
        {[part, ...offered].map(({ skuID, skuName, maker, utilisation }) => (
          <option key={skuID} value={skuID}>
            {skuName} · {maker} · {percent(utilisation)}
          </option>
        ))}
      </select>
    </label>
  )
}

const printModel = (model: RecommendedModel) => <PrintButton subject={{ kind: 'model', model }} />

const renderOthers = (id: string, parts: readonly CombinedPart[], others: Calculation['others']) => (part: CombinedPart) => (
  <Others id={id} part={part} parts={parts} others={others ?? []} />
)

/** Returns the screw and motor of the first failing combination; the ledger refers to this pair. */
const failingPair = ({ failing = [] }: Calculation): Pick<RecommendedModel, 'skuID' | 'motorSku'> | undefined => {
  const [screw] = failing
  const motor = failing.at(-1)
  return screw && motor && { skuID: screw.skuID, motorSku: motor.skuID }
}

type ShownProps = { readonly id: string; readonly plan: Plan; readonly call: ServiceCall; readonly answer: Calculation }

const Shown = ({ id, plan, call, answer }: ShownProps) => {
  const { t } = useTexts('combination')
  const { inWords } = useQuantity()
  const words = useFormTexts(plan, undefined)
  const parameters = useMemo(() => parametersOf(plan, words), [plan, words])
  const layout = cardOf(use(familyOf(plan.schema.results.family)), plan.schema.results.card)
  const [card] = [...answer.list, ...(answer.notKnown?.list ?? [])]
  const conditions = parameters.describe(call.query).map(({ paramName, displayName, value, displayValue, unit }) => ({
    paramName,
    name: displayName,
    value: unit === '' ? displayValue : inWords(Number(value), unit),
  }))
  const parts = card?.parts ?? answer.failing
  const explained = card ?? failingPair(answer)
  if (!parts || !explained) return <p role="status">{t('missing')}</p>
  return (
    <ReportContext value={{ workingId: id, request: call, answer, parameters, layout }}>
      <ModelTools value={printModel}>
        <PartNames families={layout.parts}>
          {!card && <p role="status">{t('fails')}</p>}
          <ProductPart title={t('parts')}>
            <CardParts parts={parts} layout={layout} renderBeside={renderOthers(id, parts, answer.others)} />
          </ProductPart>
          <ProductPart title={t('conditions')}>
            <ConditionList conditions={conditions} />
          </ProductPart>
          <ProductPart title={t('why')}>
            <Explained request={call} wish={{ part: card ? 'passed' : 'failed', pairs: [explained] }}>
              {(explanation) => <ModelLedger explanation={explanation} card={explained} />}
            </Explained>
          </ProductPart>
        </PartNames>
      </ModelTools>
    </ReportContext>
  )
}

/** Family of each part, by its request parameter. */
const familyOfPart: Readonly<Record<string, string>> = { screwSku: 'ball-screw', guideSku: 'ball-rail', motorSku: 'servo-motor' }

/** Returns the families of the parts that are not in the catalogue. */
const goneIn = (failure: ApiFailure): readonly string[] =>
  failure.kind === 'refused' ? failure.issues.flatMap(({ path }) => familyOfPart[path] ?? []) : []

const Gone = ({ families }: { readonly families: readonly string[] }) => {
  const { t, listed } = useTexts('combination')
  const partName = usePartName()
  return <p role="alert">{t('gone', { parts: listed(families.map(partName)) })}</p>
}

const Answered = ({ id, plan, call }: Omit<ShownProps, 'answer'>) => {
  const { t } = useTexts('shell')
  const { parts: families } = cardOf(use(familyOf(plan.schema.results.family)), plan.schema.results.card)
  const { data, failure, retry } = useQuery(combinations, { call, locale: useLocale() })
  if (data) return <Shown id={id} plan={plan} call={call} answer={data} />
  if (!failure) {
    return (
      <p className="late text-ink-faint" role="status">
        {t('common.loading')}
      </p>
    )
  }
  const gone = goneIn(failure)
  if (gone.length > 0) {
    return (
      <PartNames families={families}>
        <Gone families={gone} />
      </PartNames>
    )
  }
  return (
    <div role="alert">
      <p>{describeFailure(failure, t)}</p>
      <button type="button" className="button mt-4" onClick={retry}>
        {t('common.retry')}
      </button>
    </div>
  )
}

const noSelection = Promise.resolve(undefined)

type Props = PartSkus & { readonly id: string }

export const CombinationPage = ({ id, screwSku, guideSku, motorSku }: Props) => {
  const { t } = useTexts('combination')
  const { className } = useClassNames()
  const plan = use(planOf(id))
  const text = selectionText()
  const selection = use(text === undefined ? noSelection : selectionOf(text))
  const inputs = selection?.inputs
  const call = useMemo(
    () => (inputs === undefined ? undefined : callOf(plan, inputs, { screwSku, guideSku, motorSku })),
    [plan, inputs, screwSku, guideSku, motorSku],
  )
  const title = t('title', { name: className(id) })
  usePageTitle(title)
  return (
    <div className={pageLook}>
      <h1 className="text-page">{title}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('lead')}</p>
      <FamilyNames family={plan.schema.results.family}>
        {call ? <Answered id={id} plan={plan} call={call} /> : <p role="status">{t('missing')}</p>}
      </FamilyNames>
      <button type="button" className="button mt-4 print:hidden" onClick={() => goTo(customPath(id))}>
        {t('change')}
      </button>
    </div>
  )
}
