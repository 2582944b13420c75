import { endOf, windowEnds } from '../compile/tolerance.ts'
import type { WindowEnd } from '../compile/tolerance.ts'
import type { Tolerance } from '../define/index.ts'
import { useField, useFormParts } from './form-context.ts'

/** The percentages from the lowest to the highest; a last one that the step misses is not offered. */
function percentages([from, to, step]: Tolerance[WindowEnd]): readonly number[] {
  const count = Math.max(0, Math.floor((to - from) / step + 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)))
}

type EndProps = { readonly id: string; readonly values: readonly number[]; readonly isUpper: boolean }

/** One end of the window. It always has a value, so there is nothing to choose first. */
function EndSelect({ id, values, isUpper }: EndProps) {
  const { store, texts } = useFormParts()
  const field = useField(id)
  return (
    <select
      className="select tolerance-end"
      id={id}
      value={typeof field.value === 'number' ? String(field.value) : ''}
      aria-label={texts.label(id)}
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

/** The window around a number, in percent: a select for each end, beside its input. */
export function ToleranceSelects({ id, tolerance }: { readonly id: string; readonly tolerance: Tolerance }) {
  return (
    <div className="tolerance">
      {windowEnds.map((end) => (
        <EndSelect key={end} id={endOf(id, end)} values={percentages(tolerance[end])} isUpper={end === 'upper'} />
      ))}
    </div>
  )
}
