/** An answered assembly: head, positions, and below them interfaces, checks and conditions. */
import { use, useId, useMemo, useState } from 'react'
import type { Offer, Part } from '../../../engine/assembly/assembly.ts'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import type { Plan } from '../../../engine/index.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useFormTexts } from '../../calculator/form-texts.ts'
import { parametersOf } from '../../calculator/parameters.ts'
import { Explained } from '../../results/ledger/explained.tsx'
import { ModelLedger } from '../../results/ledger/model-ledger.tsx'
import { cardOf, familyOf } from '../../results/model/family-of.ts'
import { ModelTools } from '../../results/model/model-tools.ts'
import { PrintButton } from '../../results/report/print-button.tsx'
import { ReportContext } from '../../results/report/report-context.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { PartsList } from '../../ui/assembly/parts-list.tsx'
import { panelId, tabId, TabRow } from '../../ui/tab-row.tsx'
import { type PinnedRole, pinnedRoles, type Pins } from '../../base/calculators/assembly-path.ts'
import { ConditionList } from '../product/condition-list.tsx'
import { ProductPart } from '../product/product-part.tsx'
import { assemblyIn } from './assembly-call.ts'
import { AssemblyActions } from './assembly-actions.tsx'
import { AssemblyHead } from './assembly-head.tsx'
import { ExchangeChoice, ExchangePreview, skuOf } from './exchange.tsx'
import { Interfaces } from './interfaces.tsx'

const tabs = ['interfaces', 'checks', 'conditions'] as const

type Props = {
  readonly id: string
  readonly plan: Plan
  readonly conditions: ServiceCall
  readonly pins: Pins
  readonly call: ServiceCall
  readonly answer: Calculation
  readonly onExchange: (pins: Pins, name: string) => void
}

const isPinned = (role: string): role is PinnedRole => pinnedRoles.some((one) => one === role)

const printModel = (model: RecommendedModel) => <PrintButton subject={{ kind: 'model', model }} />

/** The conditions of the call in words. */
const useConditions = (plan: Plan, { query }: ServiceCall) => {
  const { inWords } = useQuantity()
  const words = useFormTexts(plan, undefined)
  const parameters = useMemo(() => parametersOf(plan, words), [plan, words])
  const list = parameters.describe(query ?? {}).map(({ paramName, displayName, value, displayValue, unit }) => ({
    paramName,
    name: displayName,
    value: unit === '' ? displayValue : inWords(Number(value), unit),
  }))
  return { parameters, list }
}

/** Number of conditions that the head repeats. */
const mostInHead = 5

export const AssemblyShown = ({ id, plan, conditions, pins, call, answer, onExchange }: Props) => {
  const { t } = useAssemblyWords()
  const base = useId()
  const [shown, setShown] = useState<(typeof tabs)[number]>('interfaces')
  const [offer, setOffer] = useState<Offer>()
  const { parameters, list } = useConditions(plan, call)
  const layout = cardOf(use(familyOf(plan.schema.results.family)), plan.schema.results.card)
  const [card] = [...answer.list, ...(answer.notKnown?.list ?? [])]
  const assembly = assemblyIn(answer)
  if (!assembly) return <p role="status">{t('missing')}</p>
  const explained = card ?? { skuID: pins.screw, motorSku: pins.motor }
  const renderChoice = ({ role }: Part) =>
    isPinned(role) && <ExchangeChoice role={role} offers={answer.others ?? []} shown={offer} onShow={setOffer} />
  const renderPreview = ({ role }: Part) =>
    isPinned(role) &&
    offer?.role === role && (
      <ExchangePreview
        key={skuOf(offer)}
        {...{ assembly, pins, conditions, role, offer, onExchange }}
        onClose={() => setOffer(undefined)}
      />
    )
  return (
    <ReportContext value={{ workingId: id, request: call, answer, parameters, layout }}>
      <ModelTools value={printModel}>
        <AssemblyHead
          assembly={assembly}
          conditions={list
            .slice(0, mostInHead)
            .map(({ value }) => value)
            .join(' · ')}
        >
          <AssemblyActions
            id={id}
            assembly={assembly}
            catalogue={answer.catalogueVersion}
            pins={pins}
            conditions={list.map(({ value }) => value)}
          />
          {card && printModel(card)}
        </AssemblyHead>
        <ProductPart title={t('positions')}>
          <PartsList parts={assembly.parts} renderBeside={renderChoice} renderBelow={renderPreview} />
        </ProductPart>
        <section className="panel px-6 py-3 max-tablet:p-4">
          <TabRow id={base} label={t('interfaces')} tabs={tabs} shown={shown} nameOf={(tab) => t(tab)} onShow={setShown} />
          <div className="pt-3" role="tabpanel" id={panelId(base, shown)} aria-labelledby={tabId(base, shown)}>
            {shown === 'interfaces' && <Interfaces joints={assembly.joints} />}
            {shown === 'checks' && (
              <Explained request={call} wish={{ part: card ? 'passed' : 'failed', pairs: [explained] }}>
                {(explanation) => <ModelLedger explanation={explanation} card={explained} />}
              </Explained>
            )}
            {shown === 'conditions' && <ConditionList conditions={list} />}
          </div>
        </section>
      </ModelTools>
    </ReportContext>
  )
}
