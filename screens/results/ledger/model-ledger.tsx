/** The ledger of a model: its checks, then the values and assumptions they are based on. */
import { type ReactNode, use } from 'react'
import type { Explanation, LedgerModel, RecommendedModel } from '../../../contract/results/selection.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { LedgerFold, LedgerHeading } from '../../ui/ledger.tsx'
import { CheckTable } from '../model/check-table.tsx'
import { ModelVerdict } from '../model/verdict.tsx'
import type { LedgerPair } from '../../../families/selection/explanation-calls.ts'
import { CoverageTable } from './coverage-table.tsx'
import { ModelWarnings } from '../model/model-warnings.tsx'
import { ModelTools } from '../model/model-tools.ts'
import { NotKnownNote } from '../model/not-known-note.tsx'
import { isRowOf } from '../model/pair-identity.ts'
import { AssumptionTable, DemandTable } from '../model/value-tables.tsx'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'

const ModelSummary = ({ model }: { model: LedgerModel }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  const failed = model.checks.filter(({ passed }) => !passed).length
  // Recommended with a warning: the failed check does not reject the model.
  const withFailed = model.verdict === 'failed' ? t('ledger.someFailed', { count: failed }) : t('ledger.withWarning')
  const inWords = failed === 0 ? t('ledger.allPassed') : withFailed
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3 text-label text-ink-soft">
      <ModelVerdict verdict={model.verdict}>{model.verdict === 'notKnown' ? t('unknown.tag') : inWords}</ModelVerdict>
      {model.governing !== '' && (
        <span>
          {t('governing', { check: nameOf('checks', model.governing) })} <strong className="number">{percent(model.utilisation)}</strong>
        </span>
      )}
      <span>
        {model.maker} · {model.series}
      </span>
      <BasisTag basis={model.basis} source={model.source} />
      <span className="text-ink-faint">{model.source}</span>
    </p>
  )
}

type Props = {
  readonly explanation: Explanation
  /** A card, or a failing model without one, which has no actions. */
  readonly card: RecommendedModel | LedgerPair
  /** Whether what the checks rest on is folded; on paper it is open. */
  readonly isFolded?: boolean
  /** Shown between the verdict and the checks. */
  readonly children?: ReactNode
}

export const ModelLedger = ({ explanation, card, isFolded = false, children }: Props) => {
  const { t } = useTexts('results')
  const toolsOf = use(ModelTools)
  const model = explanation.models.find((one) => isRowOf(one, card))
  if (!model) return <p>{t('ledger.missing')}</p>
  const values = [...explanation.demands, ...(model.values ?? [])]
  return (
    <>
      {'machineCode' in card && <div className="float-right">{toolsOf(card)}</div>}
      <ModelSummary model={model} />
      {children}
      <ModelWarnings model={model} />
      <LedgerHeading>{t('ledger.checks')}</LedgerHeading>
      <CheckTable checks={model.checks} governing={model.governing} />
      <NotKnownNote checks={model.notKnown} />
      {values.length > 0 && (
        <LedgerFold title={t('ledger.demands')} isOpen={!isFolded}>
          <DemandTable demands={values} />
        </LedgerFold>
      )}
      {explanation.assumptions.length > 0 && (
        <LedgerFold title={t('ledger.assumptions')} isOpen={!isFolded}>
          <AssumptionTable assumptions={explanation.assumptions} />
        </LedgerFold>
      )}
      <CoverageTable own={model} />
      <p className="mt-6 text-note text-ink-faint">{t('catalogue', { version: explanation.catalogueVersion })}</p>
    </>
  )
}
