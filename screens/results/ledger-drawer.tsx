/** Why a model is recommended: its checks, then the values and assumptions they rest on. */
import type { Explanation, LedgerModel } from '../../contract/selection.ts'
import { useTexts } from '../app/texts.tsx'
import { BasisTag } from '../ui/basis-tag.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { CheckTable, Verdict } from './check-table.tsx'
import { Explained } from './explained.tsx'
import type { ResultRequest } from './use-explanation.ts'
import { AssumptionTable, DemandTable } from './value-tables.tsx'

const ModelSummary = ({ model }: { model: LedgerModel }) => {
  const { LL } = useTexts()
  const failed = model.checks.filter(({ passed }) => !passed).length
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3 text-[13px] text-ink-soft">
      <Verdict passed={model.passed}>{failed === 0 ? LL.ledger.allPassed() : LL.ledger.someFailed({ count: failed })}</Verdict>
      <span>
        {model.maker} · {model.series}
      </span>
      <BasisTag basis={model.basis} source={model.source} />
      <span className="text-ink-faint">{model.source}</span>
    </p>
  )
}

const Ledger = ({ explanation, skuID }: { explanation: Explanation; skuID: string }) => {
  const { LL, nameOf } = useTexts()
  const model = explanation.models.find((one) => one.skuID === skuID)
  if (!model) return <p>{LL.ledger.missing()}</p>
  return (
    <>
      <ModelSummary model={model} />
      <h3 className="ledger-heading">{LL.ledger.checks()}</h3>
      <CheckTable checks={model.checks} governing={model.governing} />
      {model.notMade.length > 0 && (
        <p className="mt-2 text-[12px] text-ink-faint">
          {LL.ledger.notMade()} {model.notMade.map((name) => nameOf('checks', name)).join(', ')}
        </p>
      )}
      <h3 className="ledger-heading">{LL.ledger.demands()}</h3>
      <DemandTable demands={explanation.demands} />
      <h3 className="ledger-heading">{LL.ledger.assumptions()}</h3>
      <AssumptionTable assumptions={explanation.assumptions} />
      <p className="mt-6 text-[12px] text-ink-faint">{LL.results.catalogue({ version: explanation.catalogueVersion })}</p>
    </>
  )
}

type Props = { readonly request: ResultRequest; readonly skuID: string; readonly name: string; readonly onClose: () => void }

export const LedgerDrawer = ({ request, skuID, name, onClose }: Props) => {
  const { LL } = useTexts()
  return (
    <Drawer title={LL.ledger.title({ name })} onClose={onClose}>
      <Explained request={request} part="passed">
        {(explanation) => <Ledger explanation={explanation} skuID={skuID} />}
      </Explained>
    </Drawer>
  )
}
