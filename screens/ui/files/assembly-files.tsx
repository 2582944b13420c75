/** Files of an assembly with the models of its parts: solids, drawing, parts lists, archive. */
import { fileKinds } from '../../../contract/files/files.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { unitOfSystem } from '../../base/files/drawn-unit.ts'
import { assemblyKinds, useOfferedFiles } from '../../base/files/offered.ts'
import { siteCalculatorOf } from '../../base/site/site-calculators.ts'
import { canGetFiles, sentCalculation, type SourceOfModel, wishForFile } from '../../base/files/wishes.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { alone } from '../../base/texts/letter-case.ts'
import { useKindName } from './file-words.ts'

type Props = {
  readonly assembly: Assembly
  /** Pins the parts. */
  readonly selection: Selection
  /** The request that found it, without its parts. */
  readonly request: SourceOfModel['call']
}

export const AssemblyFiles = ({ assembly, selection, request }: Props) => {
  const kindName = useKindName()
  const unit = unitOfSystem(useUnitSystem())
  const { data } = useOfferedFiles()
  const offered = canGetFiles()
    ? assemblyKinds.filter((kind) => data?.includes(kind) && (kind !== 'report' || !siteCalculatorOf(selection.calculator)))
    : []
  const ask = (downloadType: number) =>
    wishForFile({
      name: assembly.reference,
      request: {
        selectionID: assembly.reference,
        downloadType,
        orderParams: [],
        insert3d: false,
        unit,
        ...sentCalculation({ selection, call: request }),
      },
    })
  return offered.map((kind) => (
    <button key={kind} type="button" className="button" onClick={() => ask(fileKinds[kind].type)}>
      {alone(kindName(fileKinds[kind].type))}
    </button>
  ))
}
