/** Report and drawing of a recommended model, by one button. */
import { useState } from 'react'
import { type FileKind, fileKinds } from '../../../contract/files/files.ts'
import { canGetFiles, sentCalculation, type SourceOfModel, type WantedFile, wishForFile } from '../../base/files/wishes.ts'
import { useOfferedFiles } from '../../base/files/offered.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { useKindName } from './file-words.ts'
import { Icon } from '../icons.tsx'
import { Sheet } from '../dialog/sheet.tsx'

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
  /** What the model was calculated from, as it is when it is asked for; a saved selection says it by itself. */
  readonly sourceOf: () => SourceOfModel
}

/** The files of these that can be had here. */
const useKinds = (): readonly FileKind[] => {
  const { data } = useOfferedFiles()
  return canGetFiles() ? kinds.filter((kind) => data?.includes(kind)) : []
}

/** Which of its files somebody wants. */
export const ModelFilesSheet = ({
  model: { name, selectionID, orderParams },
  sourceOf,
  onClose,
}: Props & { readonly onClose: () => void }) => {
  const { t } = useTexts('files')
  const kindName = useKindName()
  const unit = useUnitSystem() === 'imperial' ? 1 : 0
  const offered = useKinds()
  const ask = (downloadType: number) => {
    onClose()
    wishForFile({ name, request: { selectionID, downloadType, orderParams, unit, insert3d: false, ...sentCalculation(sourceOf()) } })
  }
  return (
    <Sheet
      title={t('reportOf', { name })}
      onClose={onClose}
      actions={offered.map((kind, at) => ({
        text: kindName(fileKinds[kind].type),
        onAct: () => ask(fileKinds[kind].type),
        isPrimary: at === 0,
      }))}
    >
      {offered.length === 0 && <p>{t('nothing')}</p>}
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
