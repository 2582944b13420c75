/** Compiles a scene to a plan: runs the checks of `compile` on its schema, and those specific to scenes. */
import { compile } from '../compile/compile.ts'
import { SchemaError } from '../define/schema-error.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import type { Scene } from '../define/index.ts'
import type { Plan } from '../plan/plan.ts'
import { parseUnit, sameScale } from '../units/index.ts'
import { sceneSchema } from './scene-schema.ts'

/** A scene with the plan of its schema; the input of `calculateScene`. */
export type CompiledScene = { readonly scene: Scene; readonly plan: Plan }

function nameIssues({ items, assumptions, values, rows }: Scene): SchemaIssue[] {
  const inputs = [...Object.keys(items), ...Object.keys(assumptions)]
  const twice = inputs.filter((name, index) => inputs.indexOf(name) < index)
  const unknown = rows.filter((row) => !Object.hasOwn(values, row) && !Object.hasOwn(items, row))
  return [
    ...twice.map((name) => ({ path: name, code: 'duplicateName', message: `'${name}' is both an item and an assumption` })),
    ...unknown.map((row) => ({ path: 'rows', code: 'unknownField', message: `unknown value '${row}'` })),
  ]
}

function cycleIssues({ items, values, cycle }: Scene): SchemaIssue[] {
  const named = [
    { name: cycle.speed, unit: 'rpm' },
    ...cycle.phases.flatMap(({ duration, torque }) => [
      { name: duration, unit: 's' },
      { name: torque, unit: 'N*m' },
    ]),
  ]
  return named.flatMap(({ name, unit }): SchemaIssue[] => {
    const found = { ...items, ...values }[name]
    if (!found) return [{ path: 'cycle', code: 'unknownField', message: `unknown value '${name}'` }]
    const [ownUnit, requiredUnit] = [parseUnit(found.unit), parseUnit(unit)]
    if (ownUnit && requiredUnit && sameScale(ownUnit, requiredUnit)) return []
    return [{ path: 'cycle', code: 'scaleMismatch', message: `'${name}' is in [${found.unit}], not in [${unit}]` }]
  })
}

/**
 * Compiles a scene.
 *
 * @throws SchemaError with every unknown name, type or unit fault of its formulas, rows and cycle.
 */
export function compileScene(scene: Scene): CompiledScene {
  const faults = [...nameIssues(scene), ...cycleIssues(scene)]
  if (faults.length > 0) throw new SchemaError(scene.name, faults)
  return { scene, plan: compile(sceneSchema(scene)) }
}
