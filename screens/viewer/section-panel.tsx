/** Panel of the section: axis and position. */
import { useTexts } from '../base/texts/texts.ts'
import type { Axis, Place } from './geometry.ts'
import type { WriteLength } from './lengths.ts'
import { ToolPanel } from './tool-panel.tsx'

/** A section; `share` is its position as a fraction of the extent along the axis, 0 to 1. */
export type Cut = { readonly axis: Axis; readonly share: number }

/** Returns the position of a section, mm. */
export const cutAt = ({ axis, share }: Cut, low: Place, high: Place): number => low[axis] + share * (high[axis] - low[axis])

type Props = {
  readonly cut: Cut
  readonly low: Place
  readonly high: Place
  readonly write: WriteLength
  readonly onCut: (cut: Cut) => void
}

const axes = [
  [0, 'x'],
  [1, 'y'],
  [2, 'z'],
] as const
const steps = 200

export const SectionPanel = ({ cut, low, high, write, onCut }: Props) => {
  const { t } = useTexts('viewer')
  const at = write(cutAt(cut, low, high))
  return (
    <ToolPanel name={t('section')}>
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <legend className="float-left pr-3 text-ink-soft">{t('cut.axis')}</legend>
        {axes.map(([axis, name]) => (
          <label key={name} className="flex min-h-8 items-center gap-1.5">
            <input type="radio" name="viewer-axis" checked={cut.axis === axis} onChange={() => onCut({ axis, share: 0.5 })} />
            {t(`cut.axes.${name}`)}
          </label>
        ))}
      </fieldset>
      <label className="flex min-w-0 grow basis-60 items-center gap-2">
        <span>{t('cut.at')}</span>
        <input
          className="min-h-8 min-w-24 flex-1 accent-main"
          type="range"
          min={0}
          max={steps}
          value={Math.round(cut.share * steps)}
          aria-valuetext={at}
          onChange={({ target }) => onCut({ ...cut, share: Number(target.value) / steps })}
        />
        <output className="min-w-24 text-right">{at}</output>
      </label>
    </ToolPanel>
  )
}
