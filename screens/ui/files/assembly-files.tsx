/** Files of an assembly with the models of its parts: solids, drawing, parts lists, archive. */
import { type FileKind, fileKinds } from '../../../contract/files/files.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { unitOfSystem } from '../../base/files/drawn-unit.ts'
import { useOfferedFiles } from '../../base/files/offered.ts'
import { canGetFiles, sentCalculation, wishForFile } from '../../base/files/wishes.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { alone } from '../../base/texts/letter-case.ts'
import { modelsByRole } from './models-by-role.ts'
import { useKindName } from './file-words.ts'

/** Kinds of files of an assembly, in order. */
const kinds: readonly FileKind[] = ['step', 'drawing', 'dxf', 'bom', 'archive']

type Props = {
  readonly assembly: Assembly
  readonly selection: Selection
  /** The call that found it, without its parts. */
  readonly call: ServiceCall
}

export const AssemblyFiles = ({ assembly, selection, call }: Props) => {
  const kindName = useKindName()
  const unit = unitOfSystem(useUnitSystem())
  const { data } = useOfferedFiles()
  const offered = canGetFiles() ? kinds.filter((kind) => data?.includes(kind)) : []
  const ask = (downloadType: number) =>
    wishForFile({
      name: assembly.reference,
      request: {
        selectionID: assembly.reference,
        downloadType,
        orderParams: [],
        insert3d: false,
        unit,
        parts: modelsByRole(assembly),
        // The service takes the body; the texts of it may be longer than a query may be.
        ...sentCalculation({ selection, call: { ...call, query: {} } }),
      },
    })
  return offered.map((kind) => (
    <button key={kind} type="button" className="button" onClick={() => ask(fileKinds[kind].type)}>
      {alone(kindName(fileKinds[kind].type))}
    </button>
  ))
}
