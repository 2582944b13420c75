/** An answered assembly: head, positions, and below them interfaces, checks and conditions. */
import { use, useId, useState } from 'react'
import type { Offer, Part } from '../../../engine/assembly/assembly.ts'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { Explained } from '../../results/ledger/explained.tsx'
import { ModelLedger } from '../../results/ledger/model-ledger.tsx'
import { cardOf, familyOf } from '../../results/model/family-of.ts'
import { ModelTools } from '../../results/model/model-tools.ts'
import { PrintButton } from '../../results/report/print-button.tsx'
import { ReportContext } from '../../results/report/report-context.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { AssemblyOverview } from '../../ui/assembly/assembly-overview.tsx'
import { panelId, tabId, TabRow } from '../../ui/tab-row.tsx'
import type { Pins } from '../../base/calculators/assembly-path.ts'
import { ConditionList } from '../product/condition-list.tsx'
import { ProductPart } from '../product/product-part.tsx'
import { assemblyIn } from './assembly-call.ts'
import { AssemblyActions } from './assembly-actions.tsx'
import { AssemblyHead } from './assembly-head.tsx'
import type { Conditions } from './conditions.ts'
import { ExchangeChoice, ExchangePreview, skuOf } from './exchange.tsx'
import { Interfaces } from '../../ui/assembly/interfaces.tsx'

const tabs = ['interfaces', 'checks', 'conditions'] as const

type Props = {
  readonly id: string
  readonly conditions: Conditions
  readonly pins: Pins
  readonly call: ServiceCall
  readonly answer: Calculation
  readonly onExchange: (pins: Pins, name: string) => void
}

const printModel = (model: RecommendedModel) => <PrintButton subject={{ kind: 'model', model }} />

/** The conditions of the call in words. */
const useConditions = ({ parameters }: Conditions, { query }: ServiceCall) => {
  const { inWords } = useQuantity()
  return parameters.describe(query ?? {}).map(({ paramName, displayName, value, displayValue, unit }) => ({
    paramName,
    name: displayName,
    value: unit === '' ? displayValue : inWords(Number(value), unit),
  }))
}

/** Number of conditions that the head repeats. */
const mostInHead = 5

/** Ends of windows say nothing without their number; they stand in the list of conditions. */
const isWindowEnd = ({ paramName }: { readonly paramName: string }): boolean => /\.(lower|upper)$/.test(paramName)

export const AssemblyShown = ({ id, conditions, pins, call, answer, onExchange }: Props) => {
  const { t } = useAssemblyWords()
  const base = useId()
  const [shown, setShown] = useState<(typeof tabs)[number]>('interfaces')
  const [offer, setOffer] = useState<Offer>()
  const { parameters, results } = conditions
  const list = useConditions(conditions, call)
  const figures = list.filter((condition) => !isWindowEnd(condition)).map(({ value }) => value)
  const layout = cardOf(use(familyOf(results.family)), results.card)
  const [card] = [...answer.list, ...(answer.notKnown?.list ?? [])]
  const assembly = assemblyIn(answer)
  if (!assembly) return <p role="status">{t('missing')}</p>
  const explained = card ?? { skuID: Object.values(pins)[0] ?? '', motorSku: pins['motor'] }
  const renderChoice = ({ role }: Part) => <ExchangeChoice role={role} offers={answer.others ?? []} shown={offer} onShow={setOffer} />
  const renderPreview = ({ role }: Part) =>
    offer?.role === role && (
      <ExchangePreview
        key={skuOf(offer)}
        {...{ assembly, pins, role, offer, onExchange }}
        conditions={conditions.call}
        onClose={() => setOffer(undefined)}
      />
    )
  return (
    <ReportContext value={{ workingId: id, request: call, answer, parameters, layout }}>
      <ModelTools value={printModel}>
        <AssemblyHead assembly={assembly} conditions={figures.slice(0, mostInHead).join(' · ')}>
          <AssemblyActions
            id={id}
            assembly={assembly}
            catalogue={answer.catalogueVersion}
            call={conditions.call}
            conditions={figures}
            named={list.filter((condition) => !isWindowEnd(condition)).map(({ name, value }) => `${name} ${value}`)}
          />
          {card && printModel(card)}
        </AssemblyHead>
        <ProductPart title={t('positions')}>
          <AssemblyOverview
            parts={assembly.parts}
            name={assembly.reference}
            call={layout.isPlaced ? call : undefined}
            renderBeside={renderChoice}
            renderBelow={renderPreview}
          />
        </ProductPart>
        <section className="panel px-6 py-3 max-tablet:p-3">
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
