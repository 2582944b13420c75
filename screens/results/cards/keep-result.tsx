/** Buttons for a recommended model: favourite, shopping list, report and drawing. */
import { orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import { lazy, Suspense, use } from 'react'
import { isOfSeveral } from '../model/pair-identity.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { productPath } from '../../base/catalogue/product-path.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { ReportContext } from '../report/report-context.ts'
import { LaterFiles, LaterKeep } from '../../ui/saving/later-keep.tsx'

const KeepAssembly = lazy(async () => ({ default: (await import('./keep-assembly.tsx')).KeepAssembly }))

export const KeepResult = ({ model }: { readonly model: RecommendedModel }) => {
  const { serviceID, skuID, skuName, machineCode, motorSku, assembly } = model
  const { memory } = use(PageMemoryContext)
  const call = use(ReportContext)?.request
  if (serviceID === '') return null
  const place = { serviceID, driveID: skuID }
  const orderParams = [{ paramName: orderCodeParameter, value: machineCode }]
  const selectionID = productPath(place).replace('/productslecto/', '')
  return (
    <>
      {isOfSeveral(assembly) ? (
        <Suspense>
          <KeepAssembly assembly={assembly} />
        </Suspense>
      ) : (
        <LaterKeep model={{ ...place, name: skuName, orderParams }} />
      )}
      <LaterFiles
        model={{ selectionID, name: skuName, orderParams }}
        sourceOf={() => ({
          selection: memory.calculated(),
          call,
          motorSku,
          ...(isOfSeveral(assembly) && { assembly }),
        })}
      />
    </>
  )
}
