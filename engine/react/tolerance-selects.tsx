import { endOf, windowEnds } from '../plan/window-ends.ts'
import type { WindowEnd } from '../plan/window-ends.ts'
import type { Tolerance } from '../define/index.ts'
import { unitOf, writeNumber } from '../index.ts'
import { displayUnit } from '../units/index.ts'
import { derivedDigits } from './derived-digits.ts'
import { useField, useFormParts } from './form-context.ts'
import { skin } from './skin.ts'

/** The percentages from lowest to highest; an end that is not on the step is not offered. */
function percentages([from, to, step]: Tolerance[WindowEnd]): readonly number[] {
  const count = Math.max(0, Math.floor((to - from) / step + 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)))
}

type EndProps = { readonly id: string; readonly values: readonly number[]; readonly isUpper: boolean; readonly describedBy: string }

/** One end of the window. It always has a value, so it has no empty option. */
function EndSelect({ id, values, isUpper, describedBy }: EndProps) {
  const { store, texts } = useFormParts()
  const field = useField(id)
  return (
    <select
      className={skin.toleranceEnd}
      id={id}
      value={typeof field.value === 'number' ? String(field.value) : ''}
      aria-label={texts.label(id)}
      aria-describedby={describedBy}
      title={texts.label(id)}
      onChange={(event) => store.dispatch({ type: 'commit', field: id, text: event.target.value })}
    >
      {values.map((value) => (
        <option key={value} value={String(value)}>
          {isUpper && value > 0 ? '+' : ''}
          {texts.number(value)} {texts.unit('%')}
        </option>
      ))}
    </select>
  )
}

/** The resulting window in the displayed unit; empty until there is a number. */
function useWindowText(id: string): string {
  const { store, texts } = useFormParts()
  const { value, system } = useField(id)
  const lower = useField(endOf(id, 'lower')).value
  const upper = useField(endOf(id, 'upper')).value
  const planned = store.plan.fields.get(id)
  if (!planned || typeof value !== 'number' || typeof lower !== 'number' || typeof upper !== 'number') return ''
  const shown = (percent: number): string =>
    texts.number(Number(Number(writeNumber(planned, (value * (100 + percent)) / 100, system)).toPrecision(derivedDigits)))
  return texts.expected({ low: shown(lower), high: shown(upper), unit: texts.unit(displayUnit(unitOf(planned), system)) })
}

/** The tolerance window of a number: a percentage select for each end beside its input, and the resulting window below. */
export function ToleranceSelects({ id, tolerance }: { readonly id: string; readonly tolerance: Tolerance }) {
  const { texts } = useFormParts()
  const described = `${id}-window`
  const range = useWindowText(id)
  return (
    <>
      <div className={skin.tolerance}>
        <span className={skin.toleranceName} aria-hidden="true">
          {texts.tolerance}
        </span>
        {windowEnds.map((end) => (
          <EndSelect key={end} id={endOf(id, end)} values={percentages(tolerance[end])} isUpper={end === 'upper'} describedBy={described} />
        ))}
      </div>
      <span className={skin.toleranceWindow} id={described} title={range}>
        {range}
      </span>
    </>
  )
}
