/** Buttons for a recommended model: favourite, shopping list, report and drawing. */
import { withParts } from './pinned-parts.ts'
import { orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import { use } from 'react'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { assemblyPath } from '../../base/calculators/assembly-path.ts'
import { queryOfAddress } from '../../base/selection/address.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { modelsByRole } from '../../ui/files/models-by-role.ts'
import { savedItem } from './saved-assembly.ts'
import { isOfSeveral } from '../model/pair-identity.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { productPath } from '../../base/catalogue/product-path.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { ReportContext } from '../report/report-context.ts'
import { LaterCart, LaterFiles, LaterKeep } from '../../ui/saving/later-keep.tsx'

/** Puts an assembly on the list with all its parts. */
const KeepAssembly = ({ assembly }: { readonly assembly: Assembly }) => {
  const reported = use(ReportContext)
  const { inWords } = useQuantity()
  const { memory } = use(PageMemoryContext)
  if (!reported) return null
  const { workingId, request, parameters } = reported
  const calculated = memory.calculated()
  const selection = calculated?.made && withParts(calculated, assembly.parts, calculated.made)
  const path = assemblyPath(workingId, assembly) ?? location.hash.slice(1).split('?', 1).join('')
  const conditions = parameters
    .describe(request.query ?? {})
    .map(({ value, displayValue, unit }) => (unit === '' ? displayValue : inWords(Number(value), unit)))
  return <LaterCart name={assembly.reference} item={savedItem(assembly, { page: `${path}?${queryOfAddress()}`, conditions, selection })} />
}

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
      {isOfSeveral(assembly) ? <KeepAssembly assembly={assembly} /> : <LaterKeep model={{ ...place, name: skuName, orderParams }} />}
      <LaterFiles
        model={{ selectionID, name: skuName, orderParams }}
        sourceOf={() => ({
          selection: memory.calculated(),
          call,
          motorSku,
          ...(isOfSeveral(assembly) && { parts: modelsByRole(assembly) }),
        })}
      />
    </>
  )
}
