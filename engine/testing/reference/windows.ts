/** Tolerance windows, whose ends are fields of their own. */
import type { CalculatorSchema, Field } from '../../define/index.ts'

const ends = ['lower', 'upper'] as const

/** The schema with both ends of each window as separate fields. */
export function withEnds(schema: CalculatorSchema): CalculatorSchema {
  const fields = Object.entries(schema.fields).flatMap(([id, field]): (readonly [string, Field])[] => {
    if (field.kind === 'alternatives') {
      const windowed = (one: string) =>
        schema.fields[one]?.kind === 'number' && schema.fields[one].tolerance ? [one, `${one}.lower`, `${one}.upper`] : [one]
      return [
        [
          id,
          { ...field, branches: Object.fromEntries(Object.entries(field.branches).map(([name, own]) => [name, own.flatMap(windowed)])) },
        ],
      ]
    }
    if (field.kind !== 'number' || !field.tolerance) return [[id, field]]
    const { tolerance, visible, hidden } = field
    const both = ends.map((end, at): readonly [string, Field] => {
      const [min, max, step] = tolerance[end]
      const own = {
        unit: '%',
        min,
        max,
        step,
        default: (tolerance.default ?? [-10, 10])[at] ?? 0,
        onOutOfRange: 'snap',
        onEmptyBlur: 'restorePrevious',
      } as const
      return [
        `${id}.${end}`,
        { kind: 'number', ...own, ...(visible === undefined ? {} : { visible }), ...(hidden === undefined ? {} : { hidden }) },
      ]
    })
    return [[id, field], ...both]
  })
  return { ...schema, fields: Object.fromEntries(fields) }
}
