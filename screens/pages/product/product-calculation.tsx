/** The calculation of a model: its working conditions and all checks with value, limit and margin. */
import { Link } from 'wouter'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { Explained } from '../../results/ledger/explained.tsx'
import { ModelLedger } from '../../results/ledger/model-ledger.tsx'
import { useConditions } from './use-conditions.ts'

type Props = { readonly payload: JumpPayload }

const Conditions = ({ payload }: Props) => (
  <dl className="product-facts">
    {useConditions(payload).map(({ paramName, name, value }) => (
      <div key={paramName}>
        <dt>{name}</dt>
        <dd className="number">{value}</dd>
      </div>
    ))}
  </dl>
)

export const ProductCalculation = ({ payload }: Props) => {
  const { t } = useTexts('product')
  const { className } = useClassNames()
  const { calculation, workingID } = payload
  return (
    <>
      <section className="panel product-part product-calculated">
        <h2>
          {t('fromCalculation')} <small>{className(workingID)}</small>
        </h2>
        <Conditions payload={payload} />
        <p className="mt-2 text-[13px] text-ink-faint">{t('fixedNote')}</p>
        <Link href={`/selection/calc_${workingID}`} className="button no-print mt-4">
          {t('backToResults')}
        </Link>
      </section>
      {calculation && (
        <section className="panel product-part product-calculated">
          <h2>{t('why')}</h2>
          <Explained request={calculation.request} wish={{ part: 'passed', pairs: [calculation.model] }}>
            {(explanation) => <ModelLedger explanation={explanation} card={calculation.model} isFolded />}
          </Explained>
        </section>
      )}
    </>
  )
}
