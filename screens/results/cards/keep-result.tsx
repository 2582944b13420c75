/** Buttons for a recommended model: favourite, shopping list, report and drawing. */
import { orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import { use } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { productPath } from '../../base/catalogue/product-path.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { ReportContext } from '../report/report-context.ts'
import { LaterFiles, LaterKeep } from '../../ui/saving/later-keep.tsx'

export const KeepResult = ({ model: { serviceID, skuID, skuName, machineCode, motorSku } }: { readonly model: RecommendedModel }) => {
  const { memory } = use(PageMemoryContext)
  const call = use(ReportContext)?.request
  if (serviceID === '') return null
  const place = { serviceID, driveID: skuID }
  const orderParams = [{ paramName: orderCodeParameter, value: machineCode }]
  const selectionID = productPath(place).replace('/productslecto/', '')
  return (
    <>
      <LaterKeep model={{ ...place, name: skuName, orderParams }} />
      <LaterFiles
        model={{ selectionID, name: skuName, orderParams }}
        sourceOf={() => ({ selection: memory.calculated(), call, motorSku })}
      />
    </>
  )
}
