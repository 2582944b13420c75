/** The calculation of a model: its working conditions and all checks with value, limit and margin. */
import { Link } from 'wouter'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { Explained } from '../../results/ledger/explained.tsx'
import { ModelLedger } from '../../results/ledger/model-ledger.tsx'
import { ConditionList } from './condition-list.tsx'
import { ProductPart } from './product-part.tsx'
import { useConditions } from './use-conditions.ts'

type Props = { readonly payload: JumpPayload }

export const ProductCalculation = ({ payload }: Props) => {
  const { t } = useTexts('product')
  const { className } = useClassNames()
  const { calculation, workingID } = payload
  return (
    <>
      <ProductPart title={t('fromCalculation')} note={className(workingID)} column="first">
        <ConditionList conditions={useConditions(payload)} />
        <p className="mt-2 text-label/5 text-ink-faint">{t('fixedNote')}</p>
        <Link href={`/selection/calc_${workingID}`} className="button mt-4 print:hidden">
          {t('backToResults')}
        </Link>
      </ProductPart>
      {calculation && (
        <ProductPart title={t('why')} column="first">
          <Explained request={calculation.request} wish={{ part: 'passed', pairs: [calculation.model] }}>
            {(explanation) => <ModelLedger explanation={explanation} card={calculation.model} isFolded />}
          </Explained>
        </ProductPart>
      )}
    </>
  )
}
