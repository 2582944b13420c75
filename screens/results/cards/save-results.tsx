/** Saves the conditions with their matching models. */
import { use } from 'react'
import { madeParts } from '../../base/selection/pinned-parts.ts'
import type { Json } from '../../../contract/saved/selection-document.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { useStatedFigures } from '../../base/texts/stated-figures.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'
import { isOfSeveral } from '../model/pair-identity.ts'
import { savedParts } from './saved-assembly.ts'
import { ReportContext } from '../report/report-context.ts'
import { LaterSave } from '../../ui/saving/later-keep.tsx'

/** Maximum number of models in a record, for comparison with a later catalogue. */
const mostModels = 10

/** Returns the current results for a record. */
const snapshotOf = (answer: Calculation, path: string, request: ResultRequest | undefined) => ({
  path,
  // Pages without a form need the request, since their inputs alone do not determine it.
  ...(request && { request: JSON.parse(JSON.stringify(request)) as Json }), // what is sent is JSON
  catalogue: answer.catalogueVersion,
  matched: answer.matched,
  total: answer.total,
  models: answer.list.slice(0, mostModels).map(({ skuID, skuName, motorSku, serviceID, machineCode, utilisation, governing }) => ({
    skuID,
    skuName,
    ...(motorSku !== undefined && { motorSku }),
    serviceID,
    machineCode,
    utilisation,
    governing,
  })),
})

const longestName = 120

export const SaveResults = ({ answer }: { readonly answer: Calculation }) => {
  const { path, calculator, memory } = use(PageMemoryContext)
  const { className } = useClassNames()
  const figuresOf = useStatedFigures()
  const request = use(ReportContext)?.request
  const read = () => {
    const selection = memory.calculated()
    if (!selection) return undefined
    const name = [className(calculator), figuresOf(selection)].filter((part) => part !== '').join(' · ')
    const assembly = answer.list[0]?.assembly
    const made = selection.made && isOfSeveral(assembly) && { ...selection.made, parts: madeParts(assembly.parts) }
    return {
      // Nobody has chosen a part: what was answered is kept for a comparison and for the files.
      selection: made ? { ...selection, made } : selection,
      snapshot: { ...(isOfSeveral(assembly) && savedParts(assembly)), ...snapshotOf(answer, path, request) },
      page: path,
      name: name.slice(0, longestName),
    }
  }
  return calculator !== '' && <LaterSave read={read} />
}
