/** Why a model is recommended: its checks, then the values and assumptions they rest on. */
import type { Explanation, LedgerModel, RecommendedModel } from '../../contract/selection.ts'
import { useTexts } from '../app/texts.tsx'
import { BasisTag } from '../ui/basis-tag.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { CheckTable, Verdict } from './check-table.tsx'
import { Explained } from './explained.tsx'
import { ModelWarnings } from './model-warnings.tsx'
import { isRowOf, pairName } from './pair-identity.ts'
import type { ResultRequest } from './use-explanation.ts'
import { AssumptionTable, DemandTable } from './value-tables.tsx'

const ModelSummary = ({ model }: { model: LedgerModel }) => {
  const { LL } = useTexts()
  const failed = model.checks.filter(({ passed }) => !passed).length
  // Recommended with a warning: a check fails without rejecting the model.
  const inWords = model.passed ? LL.ledger.withWarning() : LL.ledger.someFailed({ count: failed })
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3 text-[13px] text-ink-soft">
      <Verdict passed={model.passed}>{failed === 0 ? LL.ledger.allPassed() : inWords}</Verdict>
      <span>
        {model.maker} · {model.series}
      </span>
      <BasisTag basis={model.basis} source={model.source} />
      <span className="text-ink-faint">{model.source}</span>
    </p>
  )
}

const NotMade = ({ names }: { names: readonly string[] }) => {
  const { LL, nameOf } = useTexts()
  if (names.length === 0) return null
  return (
    <p className="mt-2 text-[12px] text-ink-faint">
      {LL.ledger.notMade()} {names.map((name) => nameOf('checks', name)).join(', ')}
    </p>
  )
}

const Ledger = ({ explanation, card }: { explanation: Explanation; card: RecommendedModel }) => {
  const { LL } = useTexts()
  const model = explanation.models.find((one) => isRowOf(one, card))
  if (!model) return <p>{LL.ledger.missing()}</p>
  const values = [...explanation.demands, ...(model.values ?? [])]
  return (
    <>
      <ModelSummary model={model} />
      <ModelWarnings warnings={model.warnings} />
      <h3 className="ledger-heading">{LL.ledger.checks()}</h3>
      <CheckTable checks={model.checks} governing={model.governing} />
      <NotMade names={model.notMade} />
      {values.length > 0 && (
        <>
          <h3 className="ledger-heading">{LL.ledger.demands()}</h3>
          <DemandTable demands={values} />
        </>
      )}
      {explanation.assumptions.length > 0 && (
        <>
          <h3 className="ledger-heading">{LL.ledger.assumptions()}</h3>
          <AssumptionTable assumptions={explanation.assumptions} />
        </>
      )}
      <p className="mt-6 text-[12px] text-ink-faint">{LL.results.catalogue({ version: explanation.catalogueVersion })}</p>
    </>
  )
}

type Props = { readonly request: ResultRequest; readonly model: RecommendedModel; readonly onClose: () => void }

export const LedgerDrawer = ({ request, model, onClose }: Props) => {
  const { LL } = useTexts()
  return (
    <Drawer title={LL.ledger.title({ name: pairName(model) })} onClose={onClose}>
      <Explained request={request} wish={{ part: 'passed', pairs: [model] }}>
        {(explanation) => <Ledger explanation={explanation} card={model} />}
      </Explained>
    </Drawer>
  )
}
