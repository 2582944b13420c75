/** Button and dialog for the report and drawings of a recommended model. */
import { useState } from 'react'
import { type FileKind, fileKinds } from '../../../contract/files/files.ts'
import { canGetFiles, sentCalculation, type SourceOfModel, type RequestedFile, wishForFile } from '../../base/files/wishes.ts'
import { unitOfSystem } from '../../base/files/drawn-unit.ts'
import { assemblyKinds, useOfferedFiles } from '../../base/files/offered.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { withPins } from '../../base/selection/pinned-parts.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { DrawingChoices, requestedDrawing, useDrawingChoice } from './drawing-choice.tsx'
import { useKindName } from './file-words.ts'
import { Icon } from '../icons.tsx'
import { Sheet } from '../dialog/sheet.tsx'

const DocumentIcon = () => (
  <Icon>
    <path d="M9 1.5H3.5v13h9V5zM9 1.5V5h3.5M6 8.5h4M6 11h4" />
  </Icon>
)

/** Offered file types in order, as far as the service generates them. */
const kinds: readonly FileKind[] = ['report', 'drawing', 'dxf']

export type ModelOfFiles = { readonly name: string } & Pick<RequestedFile['request'], 'selectionID' | 'orderParams'>

type Props = {
  readonly model: ModelOfFiles
  /** Returns the calculation of the model at the time of the request; empty for a saved selection, which contains it. */
  readonly sourceOf: () => SourceOfModel
}

/** Returns the source with the models of its assembly pinned. */
const pinnedSource = ({ assembly, selection, ...source }: SourceOfModel): SourceOfModel => ({
  ...source,
  selection: selection && assembly ? withPins(selection, assembly.parts) : selection,
})

/** Returns the file types available on this site. */
const useKinds = (isOfAssembly = false): readonly FileKind[] => {
  const { data } = useOfferedFiles()
  return canGetFiles() ? (isOfAssembly ? assemblyKinds : kinds).filter((kind) => data?.includes(kind)) : []
}

type SheetProps = Props & {
  readonly isOfAssembly?: boolean
  readonly onClose: () => void
}

/** Dialog to choose a file type. */
export const ModelFilesSheet = ({ model: { name, selectionID, orderParams }, sourceOf, isOfAssembly, onClose }: SheetProps) => {
  const { t } = useTexts('files')
  const kindName = useKindName()
  const readersUnit = unitOfSystem(useUnitSystem())
  const [choice, choose] = useDrawingChoice()
  const offered = useKinds(isOfAssembly)
  const ask = (downloadType: number) => {
    onClose()
    const drawn = downloadType === fileKinds.report.type ? { unit: readersUnit } : requestedDrawing(choice)
    const calculation = sentCalculation(pinnedSource(sourceOf()))
    wishForFile({ name, request: { selectionID, downloadType, orderParams, ...drawn, insert3d: false, ...calculation } })
  }
  return (
    <Sheet
      title={isOfAssembly ? name : t('reportOf', { name })}
      onClose={onClose}
      actions={offered.map((kind, at) => ({
        text: kindName(fileKinds[kind].type),
        onAct: () => ask(fileKinds[kind].type),
        isPrimary: at === 0,
      }))}
    >
      {offered.length === 0 && <p>{t('nothing')}</p>}
      {offered.some((kind) => kind !== 'report') && <DrawingChoices choice={choice} onChoose={choose} />}
    </Sheet>
  )
}

export const ModelFiles = (props: Props) => {
  const { t } = useTexts('files')
  const offered = useKinds()
  const [isOpen, setOpen] = useState(false)
  if (offered.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={t('reportOf', { name: props.model.name })}
        title={t('report')}
        onClick={() => setOpen(true)}
      >
        <DocumentIcon />
      </button>
      {isOpen && <ModelFilesSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
