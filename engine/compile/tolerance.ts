/** Expands tolerance windows: each end of a window becomes a field of its own, which the rest of the engine treats like any other. */
import type { AlternativesField, CalculatorSchema, Field, NumberField, PercentSteps, Tolerance } from '../define/index.ts'
import { endOf, usualWindow, type WindowEnd, windowEnds } from '../plan/window-ends.ts'

/** Properties that the ends of a window inherit from their number. */
const followed = ['visible', 'hidden', 'send'] as const satisfies readonly (keyof NumberField)[]

function endField(owner: NumberField, { tolerance, end }: { tolerance: Tolerance; end: WindowEnd }): NumberField {
  const [min, max, step]: PercentSteps = tolerance[end]
  return {
    kind: 'number',
    unit: '%',
    min,
    max,
    step,
    default: tolerance.default?.[windowEnds.indexOf(end)] ?? usualWindow[end],
    onOutOfRange: 'snap',
    onEmptyBlur: 'restorePrevious',
    ...Object.fromEntries(followed.flatMap((name) => (owner[name] === undefined ? [] : [[name, owner[name]]]))),
  }
}

const hasWindow = (field: Field | undefined) => field?.kind === 'number' && field.tolerance !== undefined

/** Adds the window ends to every branch that contains their number. */
function withEnds(field: AlternativesField, fields: CalculatorSchema['fields']): AlternativesField {
  const branches = Object.entries(field.branches).map(([name, members]) => {
    return [name, members.flatMap((id) => (hasWindow(fields[id]) ? [id, ...windowEnds.map((end) => endOf(id, end))] : [id]))] as const
  })
  return { ...field, branches: Object.fromEntries(branches) }
}

/** The schema with a field for each end of each window. */
export function withWindows(schema: CalculatorSchema): CalculatorSchema {
  const { fields } = schema
  const all = Object.entries(fields).flatMap(([id, field]): (readonly [string, Field])[] => {
    if (field.kind === 'alternatives') return [[id, withEnds(field, fields)]]
    const tolerance = field.kind === 'number' ? field.tolerance : undefined
    if (field.kind !== 'number' || tolerance === undefined) return [[id, field]]
    return [[id, field], ...windowEnds.map((end) => [endOf(id, end), endField(field, { tolerance, end })] as const)]
  })
  return { ...schema, fields: Object.fromEntries(all) }
}
