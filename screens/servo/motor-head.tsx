/** The motor at the head of the results, with the speed that the demand makes of its own. */
import { useQuantity } from '../base/texts/quantity.ts'
import { motorOf, ratioOf } from './derived-choices.ts'
import type { PanelState } from './panel-state.ts'
import { useServoTexts } from './servo-texts.ts'

type FigureProps = { readonly name: string; readonly value: number; readonly unit: string; readonly note: string }

const Figure = ({ name, value, unit, note }: FigureProps) => {
  const { quantity } = useQuantity()
  const shown = quantity(value, unit)
  return (
    <div className="min-w-0">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd>
        <strong className="number text-figure font-semibold">{shown.number}</strong>{' '}
        <span className="text-label text-ink-soft">{shown.unit}</span>
        <span className="block text-note text-ink-soft wrap-anywhere">{note}</span>
      </dd>
    </div>
  )
}

export const MotorHead = ({ state }: { readonly state: PanelState }) => {
  const { t } = useServoTexts()
  const { quantity } = useQuantity()
  const chosen = motorOf(state)
  if (!chosen) return null
  const { n2 } = chosen.motor
  const power = chosen.calcType === 'sku' ? chosen.motor.p2 : undefined
  const name = chosen.calcType === 'sku' ? chosen.motor.skuName : t('model.custom')
  const { by, [by]: demanded } = state.demand
  const ratio = ratioOf(state) ?? (by === 'ratio' ? demanded : demanded && n2 && n2 / demanded)
  return (
    <dl className="panel mb-3 flex flex-wrap gap-x-6 gap-y-2 px-4 py-3 print:hidden">
      {power === undefined ? (
        n2 !== undefined && <Figure name={t('model.chosen')} value={n2} unit="rpm" note={name} />
      ) : (
        <Figure name={t('model.chosen')} value={power} unit="W" note={name} />
      )}
      {n2 !== undefined && ratio !== undefined && ratio > 0 && (
        <Figure name={t('demand.outputSpeed')} value={n2 / ratio} unit="rpm" note={`i = ${quantity(ratio, '').number}`} />
      )}
    </dl>
  )
}
