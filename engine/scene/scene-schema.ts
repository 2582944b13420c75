/** Converts a scene to a calculator schema, so that schema tools also work with scenes. */
import { number } from '../define/index.ts'
import type { CalculatorSchema, NumberField, Scene, SceneItem } from '../define/index.ts'

/** Properties a field takes from an item; its texts remain with the scene. */
const fieldParts = ['unit', 'default', 'min', 'max', 'exclusiveMin', 'exclusiveMax', 'step'] as const satisfies readonly (keyof SceneItem)[]

function toField(item: SceneItem): NumberField {
  const parts = fieldParts.flatMap((part) => (item[part] === undefined ? [] : [[part, item[part]] as const]))
  return number({ ...Object.fromEntries(parts), onOutOfRange: 'correct', onNotANumber: 'empty', onEmptyBlur: 'restorePrevious' })
}

const fieldOfAssumption = (item: SceneItem): NumberField => ({ ...toField(item), send: false })

/**
 * The scene as a schema: items become fields, rows and other values become derived values. Assumptions are fields outside the
 * layout. The schema has no id and sends nothing.
 */
export function sceneSchema({ name, items, assumptions, values, rows }: Scene): CalculatorSchema {
  const fieldsOf = (of: Readonly<Record<string, SceneItem>>, make: (one: SceneItem) => NumberField) =>
    Object.fromEntries(Object.entries(of).map(([id, one]) => [id, make(one)]))
  return {
    id: 0,
    name,
    fields: { ...fieldsOf(items, toField), ...fieldsOf(assumptions, fieldOfAssumption) },
    derived: Object.fromEntries(Object.entries(values).map(([id, { unit, value }]) => [id, { unit, value, shown: rows.includes(id) }])),
    layout: [
      { section: 'items', items: Object.keys(items) },
      { section: 'rows', items: rows.filter((row) => Object.hasOwn(values, row)) },
    ],
    request: { post: '', body: {} },
    results: { family: '', overlayMs: 0 },
  }
}
