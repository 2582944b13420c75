/** Report and drawing of a recommended model, by one button. */
import { useState } from 'react'
import { type FileKind, fileKinds } from '../../contract/files.ts'
import { canGetFiles, sentCalculation, type SourceOfModel, type WantedFile, wishForFile } from '../base/files/wishes.ts'
import { useOfferedFiles } from '../base/files/offered.ts'
import { useTexts } from '../base/texts.ts'
import { useUnitSystem } from '../base/unit-setting.ts'
import { useKindName } from './file-words.ts'
import { Icon } from './icons.tsx'
import { Sheet } from './sheet.tsx'

const DocumentIcon = () => (
  <Icon>
    <path d="M9 1.5H3.5v13h9V5zM9 1.5V5h3.5M6 8.5h4M6 11h4" />
  </Icon>
)

/** In this order; of these the ones that are made. */
const kinds: readonly FileKind[] = ['report', 'drawing', 'dxf']

export type AskedModel = { readonly name: string } & Pick<WantedFile['request'], 'selectionID' | 'orderParams'>

type Props = {
  readonly model: AskedModel
  /** What the model was calculated from, as it is when it is asked for. */
  readonly sourceOf: () => SourceOfModel
}

export const ModelFiles = ({ model: { name, selectionID, orderParams }, sourceOf }: Props) => {
  const { t } = useTexts('files')
  const kindName = useKindName()
  const unit = useUnitSystem() === 'imperial' ? 1 : 0
  const { data } = useOfferedFiles()
  const [isOpen, setOpen] = useState(false)
  const offered = kinds.filter((kind) => data?.includes(kind))
  if (offered.length === 0 || !canGetFiles()) return null
  const ask = (downloadType: number) => {
    setOpen(false)
    wishForFile({ name, request: { selectionID, downloadType, orderParams, unit, insert3d: false, ...sentCalculation(sourceOf()) } })
  }
  const label = t('reportOf', { name })
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={label}
        title={t('report')}
        onClick={() => setOpen(true)}
      >
        <DocumentIcon />
      </button>
      {isOpen && (
        <Sheet
          title={label}
          onClose={() => setOpen(false)}
          actions={offered.map((kind, at) => ({
            text: kindName(fileKinds[kind].type),
            onAct: () => ask(fileKinds[kind].type),
            isPrimary: at === 0,
          }))}
        />
      )}
    </>
  )
}
