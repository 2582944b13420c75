/** 3D viewer of a model with sections and measurements. Loaded on demand together with the 3D library. */
import { type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { PreviewExtras } from '../../contract/files/preview.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CloseIcon } from '../ui/icons.tsx'
import type { ScreenPoint } from './dimension-lines.ts'
import { KeyList } from './key-list.tsx'
import type { DrawingUnit } from '../../contract/files/drawing-choices.ts'
import { lengthWriter, type WriteLength } from './lengths.ts'
import { type Ends, MeasurePanel } from './measure-panel.tsx'
import { Overlay } from './overlay.tsx'
import { Poster } from './poster.tsx'
import type { ViewedModel } from './read-glb.ts'
import { measuresLeft } from './section.ts'
import { type Cut, cutAt, SectionPanel } from './section-panel.tsx'
import { useStageKeys } from './stage-keys.ts'
import { type Open, ToolBar } from './tool-bar.tsx'
import { type Shown, useModel, useStage } from './use-stage.ts'

export type ModelViewerProps = {
  /** A preview, as generated for `downloadType` 4. */
  readonly bytes: ArrayBuffer
  /** Name of the model. */
  readonly name: string
  readonly unit: DrawingUnit
  readonly onClose?: () => void
}

/** Maximum pointer movement of a click, px; a longer one rotates the model. */
const click = 5
const bareMargin = 24
const dimensionMargin = { wide: 96, narrow: 56, from: 600 }
const middle: Cut = { axis: 1, share: 0.5 }

/** Settings of the viewer, applied to the stage. */
function useSettings(shown: Shown, { low, high, measures }: PreviewExtras) {
  const [open, setOpen] = useState<Open>({ dimensions: true, section: false, measure: false, keys: false })
  const [cut, setCut] = useState(middle)
  const [ends, setEnds] = useState<Ends>({})
  const stage = shown.state === 'open' ? shown.stage : undefined
  const section = useMemo(() => (open.section ? { axis: cut.axis, at: cutAt(cut, low, high) } : undefined), [open.section, cut, low, high])
  useEffect(() => stage?.setSection(section), [stage, section])
  const hasDimensions = open.dimensions && measures.length > 0
  useEffect(() => {
    stage?.setMargin(hasDimensions ? (innerWidth < dimensionMargin.from ? dimensionMargin.narrow : dimensionMargin.wide) : bareMargin)
  }, [stage, hasDimensions])
  const toggle = (name: keyof Open) => setOpen({ ...open, [name]: !open[name] })
  const shownMeasures = open.dimensions ? measuresLeft(measures, section) : []
  return { open, toggle, cut, setCut, ends, setEnds, stage, shownMeasures }
}

/** Adds a point; a third one starts a new measurement. */
const withPoint = ({ from, to }: Ends, point: Ends['from']): Ends => (from && !to ? { from, to: point } : { from: point })

/** Distinguishes clicks from drags that rotate the model. */
function useClicks(onClick: (at: ScreenPoint) => void) {
  const began = useRef<ScreenPoint>(null)
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      began.current = [clientX, clientY]
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const [x, y] = began.current ?? [Infinity, Infinity]
      const { left, top } = currentTarget.getBoundingClientRect()
      if (Math.hypot(clientX - x, clientY - y) < click) onClick([clientX - left, clientY - top])
    },
  }
}

const sizeText = ({ low, high }: PreviewExtras, write: WriteLength): string =>
  ([0, 1, 2] as const).map((axis) => write(high[axis] - low[axis], 'stated')).join(' × ')

/** The stage puts its canvas in. */
const stageClasses =
  'relative min-h-65 flex-1 touch-none overflow-hidden rounded-control border border-line bg-picture max-phone:min-h-[max(240px,100dvh-372px)] cursor-grab data-[measuring=true]:cursor-crosshair'

type LiveProps = Pick<ModelViewerProps, 'name' | 'unit'> & { readonly model: ViewedModel }

const Live = ({ model, name, unit }: LiveProps) => {
  const { t, locale } = useTexts('viewer')
  const { extras, bodies } = model
  const all = useRef<HTMLDivElement>(null)
  const description = useId()
  const write = useMemo(() => lengthWriter(unit, locale), [unit, locale])
  const { shown, isLost, host } = useStage(model)
  const { open, toggle, cut, setCut, ends, setEnds, stage, shownMeasures } = useSettings(shown, extras)
  useStageKeys(all, stage, toggle)
  const clicks = useClicks((at) => {
    const point = open.measure ? stage?.pointAt(at) : undefined
    if (point) setEnds(withPoint(ends, point))
  })
  if (shown.state === 'still') return <Poster model={model} name={name} />
  return (
    <div ref={all} className="flex min-h-0 flex-1 flex-col gap-2">
      {stage && <ToolBar stage={stage} open={open} onToggle={toggle} />}
      <div
        ref={host}
        className={stageClasses}
        role="application"
        aria-label={t('stage', { name })}
        aria-describedby={description}
        data-measuring={open.measure}
        {...clicks}
      >
        {shown.state === 'open' && <Overlay {...shown} {...ends} {...{ write }} measures={shownMeasures} />}
        {isLost && (
          <p className="absolute inset-0 grid place-items-center bg-picture p-4 text-center" role="status">
            {t('lost')}
          </p>
        )}
      </div>
      <p id={description} className="sr-only">
        {t('described', { size: sizeText(extras, write), unit, count: bodies.length })}
      </p>
      {open.section && <SectionPanel low={extras.low} high={extras.high} onCut={setCut} {...{ cut, write }} />}
      {open.measure && <MeasurePanel features={extras.features} onEnds={setEnds} {...{ ends, write }} />}
      {open.keys && <KeyList />}
      {open.dimensions && extras.measures.some(({ usual }) => usual) && <p className="text-note text-ink-faint">{t('usual')}</p>}
    </div>
  )
}

export const ModelViewer = ({ bytes, name, unit, onClose }: ModelViewerProps) => {
  const { t } = useTexts('viewer')
  const model = useModel(bytes)
  return (
    <section className="flex min-w-0 flex-col gap-2 text-body text-ink phone:h-[max(440px,100dvh-160px)]" aria-label={name}>
      {onClose && (
        <div className="flex items-center justify-between gap-3">
          <strong className="wrap-anywhere">{name}</strong>
          <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
      )}
      {model ? <Live model={model} name={name} unit={unit} /> : <p role="alert">{t('broken')}</p>}
    </section>
  )
}
