/** Panel to measure between two points, picked on the model or chosen by name. */
import { useId } from 'react'
import type { PreviewFeature } from '../../contract/files/preview.ts'
import { at } from '../../engine/base/at.ts'
import { useTexts } from '../base/texts/texts.ts'
import type { Place } from './geometry.ts'
import { distanceBetween, type WriteLength } from './lengths.ts'
import { NamedValue, NamedValues } from './named-values.tsx'
import { ToolPanel } from './tool-panel.tsx'

/** The points chosen so far. */
export type Ends = { readonly from?: Place | undefined; readonly to?: Place | undefined }

type Props = {
  readonly ends: Ends
  readonly features: readonly PreviewFeature[]
  readonly write: WriteLength
  readonly onEnds: (ends: Ends) => void
}

const axes = ['x', 'y', 'z'] as const
/** Option value of a point picked on the model. */
const picked = 'picked'

const isSame = (one: Place, other: Place): boolean => one.every((value, axis) => value === other[axis])

/** Returns a function that names a point. */
const useNames = () => {
  const { t, find } = useTexts('viewer')
  return ({ body, instance, instances, kind, number }: PreviewFeature): string => {
    const name = find(`bodies.${body}`) ?? body
    return t(`feature.${kind}`, { body: instances === 1 ? name : `${name} ${instance}`, number })
  }
}

type ChoiceProps = Pick<Props, 'features' | 'write'> & {
  readonly label: string
  readonly point: Place | undefined
  readonly onPoint: (point: Place | undefined) => void
}

const PointChoice = ({ label, point, features, write, onPoint }: ChoiceProps) => {
  const { t } = useTexts('viewer')
  const nameOf = useNames()
  const id = useId()
  const chosen = point ? features.findIndex(({ at }) => isSame(at, point)) : -1
  const isPicked = point !== undefined && chosen < 0
  const value = isPicked ? picked : chosen < 0 ? '' : String(chosen)
  return (
    <div className="grid min-w-0 grow basis-60 grid-cols-first items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <select
        className="min-h-8 w-full rounded-control border border-line-strong bg-surface px-2 py-0.5"
        id={id}
        value={value}
        onChange={({ target }) => onPoint(features[target.value === '' ? -1 : Number(target.value)]?.at)}
      >
        <option value="">{t('measuring.none')}</option>
        {isPicked && (
          <option value={picked}>{t('measuring.picked', { at: point.map((along) => write(along, 'stated')).join(' / ') })}</option>
        )}
        {features.map((feature, index) => (
          <option key={nameOf(feature)} value={index}>
            {nameOf(feature)}
          </option>
        ))}
      </select>
    </div>
  )
}

export const MeasurePanel = ({ ends, features, write, onEnds }: Props) => {
  const { t } = useTexts('viewer')
  const { from, to } = ends
  const distance = from && to && distanceBetween(from, to)
  return (
    <ToolPanel name={t('measure')}>
      <p className="basis-full text-note text-ink-faint">{t('measuring.how')}</p>
      <PointChoice label={t('measuring.from')} point={from} {...{ features, write }} onPoint={(point) => onEnds({ from: point, to })} />
      <PointChoice label={t('measuring.to')} point={to} {...{ features, write }} onPoint={(point) => onEnds({ from, to: point })} />
      <div role="status">
        {distance && (
          <NamedValues>
            <NamedValue name={t('measuring.distance')}>
              <span className="font-semibold">{write(distance.whole)}</span>
            </NamedValue>
            {axes.map((axis, index) => (
              <NamedValue key={axis} name={t('measuring.along', { axis: axis.toUpperCase() })}>
                <span className="font-semibold">{write(at(distance.along, index))}</span>
              </NamedValue>
            ))}
          </NamedValues>
        )}
      </div>
      <button type="button" className="button" data-size="small" disabled={!from && !to} onClick={() => onEnds({})}>
        {t('measuring.clear')}
      </button>
    </ToolPanel>
  )
}
