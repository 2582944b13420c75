/** Drawer with the ledger of a recommended model. */
import { Suspense } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { lengthsOf } from '../model/lengths-of.ts'
import { pairName } from '../model/pair-identity.ts'
import { ModelPicture } from '../picture/model-picture.tsx'
import { Explained } from './explained.tsx'
import { ModelLedger } from './model-ledger.tsx'
import type { ResultRequest } from './use-explanation.ts'

type Props = { readonly request: ResultRequest; readonly model: RecommendedModel; readonly onClose: () => void }

export const LedgerDrawer = ({ request, model, onClose }: Props) => {
  const { t } = useTexts('results')
  return (
    <Drawer tag="ledger" title={t('ledger.title', { name: pairName(model) })} onClose={onClose}>
      <Explained request={request} wish={{ part: 'passed', pairs: [model] }}>
        {(explanation) => (
          <ModelLedger explanation={explanation} card={model}>
            {/* Within a boundary of its own: a loading picture must not close the drawer. */}
            <Suspense fallback={null}>
              <ModelPicture {...model} lengths={lengthsOf(model)} large />
            </Suspense>
          </ModelLedger>
        )}
      </Explained>
    </Drawer>
  )
}
