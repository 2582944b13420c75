/** The files of a model as a list, each or all of them by e-mail, with the chosen order code and the calculation. */
import { lazy, type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { type FileKind, fileKinds, mailedType } from '../../../contract/files/files.ts'
import { readablePercent } from '../../../engine/units/index.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { useOfferedFiles } from '../../base/files/offered.ts'
import {
  canGetFiles,
  knownTasks,
  sentCalculation,
  subscribeToTasks,
  taskID,
  type RequestedFile,
  wishForFile,
} from '../../base/files/wishes.ts'
import { usePermission } from '../../base/people/permission.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { withTexts } from '../../base/texts/language.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type DrawingChoice, DrawingChoices, requestedDrawing, useDrawingChoice } from '../../ui/files/drawing-choice.tsx'
import { FileKindName } from '../../ui/files/file-kind.tsx'
import { modelID } from '../../base/catalogue/product-path.ts'
import { Icon } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { PartHeading, partLook } from './product-part.tsx'

const DownloadIcon = () => (
  <Icon>
    <path d="M8 2v8M4.5 7L8 10.5 11.5 7M3 13.5h10" />
  </Icon>
)

const EmailDialog = lazy(async () => ({
  default: (await withTexts(['account'], import('../../files/email-dialog.tsx'))).EmailDialog,
}))

const Preview = lazy(async () => ({
  default: (await withTexts(['viewer'], import('./product-preview.tsx'))).ProductPreview,
}))

/** Offered files in order, as far as the service generates them. A report requires a calculation. */
const buttons: readonly FileKind[] = [
  'drawing',
  'drawing3d',
  'dxf',
  'step',
  'step214',
  'step203',
  'iges',
  'stl',
  'threeMf',
  'sheet',
  'bom',
  'archive',
  'report',
]

/** Returns the selection of the calculation that led to this model. */
const selectionOf = (payload: JumpPayload | undefined): Selection | undefined => payload?.calculation?.selection

export type ProductFilesProps = { readonly product: Product; readonly chosen: OrderChosen; readonly payload: JumpPayload | undefined }

/** `position`: of the moving part as a fraction of its stroke, undefined for the default. */
type Drawn = { readonly choice: DrawingChoice; readonly position: number | undefined }

/** Returns the file request for the current choices, by file type. */
const requestOf = ({ product, chosen, payload }: ProductFilesProps, { choice, position }: Drawn) => {
  const orderParams = Object.entries(chosen).map(([paramName, value]) => ({ paramName, value }))
  return (downloadType: number): RequestedFile['request'] => ({
    selectionID: modelID(product),
    downloadType,
    orderParams,
    ...requestedDrawing(choice),
    ...(position !== undefined && { position }),
    // This file type consists of a picture of the solid.
    insert3d: downloadType === fileKinds.drawing3d.type,
    ...sentCalculation({
      selection: selectionOf(payload),
      call: payload?.calculation?.request,
      motorSku: payload?.carry.motorSku,
    }),
  })
}

const leadLook = 'mb-3 text-label/5 text-ink-soft'

type PositionProps = { readonly position: number | undefined; readonly onMove: (position: number) => void }

const PositionChoice = ({ position, onMove }: PositionProps) => {
  const { t } = useTexts('files')
  return (
    <label className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-label/5 text-ink-soft">
      {t('position')}
      <input
        type="range"
        className="min-h-6 w-56 max-w-full accent-main"
        min={0}
        max={100}
        step={5}
        value={100 * (position ?? 0.5)}
        aria-valuetext={position === undefined ? t('positionRest') : undefined}
        onChange={({ target }) => onMove(Number(target.value) / 100)}
      />
      <output className="min-w-14 text-ink">{position === undefined ? t('positionRest') : readablePercent(position)}</output>
    </label>
  )
}

type RowProps = {
  readonly isUnderWay?: boolean
  readonly opensDialog?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const FileRow = ({ isUnderWay = false, opensDialog = false, onPress, children }: RowProps) => (
  <li className={`border-b border-line ${isUnderWay ? 'border-dashed' : ''}`}>
    <button
      type="button"
      className="flex min-h-11 w-full items-center justify-between gap-2 px-2 text-left hover:bg-main-soft"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
    >
      <span>{children}</span>
      {!opensDialog && <DownloadIcon />}
    </button>
  </li>
)

export const ProductFiles = (props: ProductFilesProps) => {
  const { product, payload } = props
  const { t } = useTexts('files')
  const heading = useId()
  const [choice, choose] = useDrawingChoice()
  const [position, setPosition] = useState<number>()
  const { data, failure, retry } = useOfferedFiles()
  const mayMail = usePermission('email')
  const tasks = useSyncExternalStore(subscribeToTasks, knownTasks)
  const [isMailing, setMailing] = useState(false)
  const [isViewing, setViewing] = useState(false)
  if (!canGetFiles()) return null
  const offered = buttons.filter((kind) => data?.includes(kind) && (kind !== 'report' || selectionOf(payload) !== undefined))
  const request = requestOf(props, { choice, position })
  const isUnderWay = (downloadType: number): boolean => tasks.some(({ id }) => id === taskID(request(downloadType)))
  return (
    <section id="files" className={`${partLook('second')} min-h-30 outline-none print:hidden`} aria-labelledby={heading} tabIndex={-1}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <PartHeading id={heading}>{t('title')}</PartHeading>
        {/* There from the start, so that nothing moves once the kinds are known. */}
        {(!data || offered.length > 0) && <DrawingChoices choice={choice} onChoose={choose} />}
      </div>
      <p className={leadLook}>{data && offered.length === 0 ? t('nothing') : t('lead')}</p>
      {product.lengths && offered.length > 0 && <p className={leadLook}>{t('lengths', product.lengths)}</p>}
      {product.moves && offered.length > 0 && <PositionChoice position={position} onMove={setPosition} />}
      {!data && failure && <RetryNotice failure={failure} onRetry={retry} />}
      {data?.includes('preview') && (
        <button type="button" className="button mb-2" data-kind="primary" aria-haspopup="dialog" onClick={() => setViewing(true)}>
          <FileKindName downloadType={fileKinds.preview.type} />
        </button>
      )}
      <ul className="grid grid-cols-fill gap-x-6">
        {offered.map((kind) => (
          <FileRow
            key={kind}
            isUnderWay={isUnderWay(fileKinds[kind].type)}
            onPress={() => wishForFile({ name: product.skuName, request: request(fileKinds[kind].type) })}
          >
            <FileKindName downloadType={fileKinds[kind].type} />
          </FileRow>
        ))}
        {offered.includes('archive') && mayMail && (
          <FileRow opensDialog onPress={() => setMailing(true)}>
            {t('mail')}
          </FileRow>
        )}
      </ul>
      {isViewing && (
        <Suspense>
          <Preview name={product.skuName} request={request(fileKinds.preview.type)} onClose={() => setViewing(false)} />
        </Suspense>
      )}
      {isMailing && (
        <Suspense>
          <EmailDialog
            name={product.skuName}
            onClose={() => setMailing(false)}
            onSend={(email) => {
              setMailing(false)
              wishForFile({ name: product.skuName, request: request(mailedType), email })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
