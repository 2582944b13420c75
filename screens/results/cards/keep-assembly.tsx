/** Puts an assembly on the list with all its parts. */
import { use } from 'react'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { allPinsOf, assemblyPath, pinnedPath } from '../../base/calculators/assembly-path.ts'
import { queryOfAddress } from '../../base/selection/address.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { LaterCart } from '../../ui/saving/later-keep.tsx'
import { ReportContext } from '../report/report-context.ts'
import { withParts } from '../../base/selection/pinned-parts.ts'
import { savedItem } from './cart-item.ts'

export const KeepAssembly = ({ assembly }: { readonly assembly: Assembly }) => {
  const reported = use(ReportContext)
  const { inWords } = useQuantity()
  const { memory } = use(PageMemoryContext)
  if (!reported) return null
  const { workingId, request, parameters } = reported
  const calculated = memory.calculated()
  const selection = calculated?.made && withParts(calculated, assembly.parts, calculated.made)
  const isWhole = assemblyPath(workingId, assembly) !== undefined
  const path = isWhole ? pinnedPath(workingId, allPinsOf(assembly)) : location.hash.slice(1).split('?', 1).join('')
  const conditions = parameters
    .describe(request.query ?? {})
    .map(({ value, displayValue, unit }) => (unit === '' ? displayValue : inWords(Number(value), unit)))
  return <LaterCart name={assembly.reference} item={savedItem(assembly, { page: `${path}?${queryOfAddress()}`, conditions, selection })} />
}
