/** The input of the lint rules. */
import { checkExpressions } from '../../compile/expressions.ts'
import type { Checked } from '../../compile/sources.ts'
import { scopeOf } from '../../compile/scope.ts'
import type { Scope } from '../../expression/index.ts'
import type { CheckedPlan, InitData } from '../../plan/plan.ts'
import type { Case } from './cases.ts'
import { casesOf } from './cases.ts'
import { World } from './world.ts'

/** Optional inputs of lint besides the schema. */
export type LintOptions = {
  /** Whether a text exists (`lift.load.label`); if omitted, texts are not checked. */
  readonly texts?: (key: string) => boolean
  /** An init answer, which makes its options and limits known. */
  readonly init?: InitData
  /** The parameters of the request call in the contract; if omitted, parameters are not compared. */
  readonly knownParameters?: readonly string[]
  /** The dialogs that the screens have; if omitted, `picker` is not checked. */
  readonly pickers?: readonly string[]
}

/** The schema with the facts the rules need. */
export type LintContext = {
  readonly plan: CheckedPlan
  readonly options: LintOptions
  /** Every expression of the schema. */
  readonly checked: readonly Checked[]
  /** The combinations of choices that decide about `items`, each with the possible values in it. */
  readonly worlds: (...items: readonly string[]) => readonly { readonly chosen: Case; readonly world: World }[]
  /** The possible values with some choices fixed. */
  readonly worldWith: (chosen: Case) => World
}

/** Prepares a plan for the rules. Pass `scope` if its expressions may use more names than the plan has. */
export function createContext(plan: CheckedPlan, options: LintOptions, scope: Scope = scopeOf(plan.schema)): LintContext {
  const { checked } = checkExpressions(plan.schema, scope)
  const expressions = new Map(checked.map(({ path, expression }) => [path, expression]))
  const source = { plan, init: options.init, expressions }
  const remembered = new Map<string, ReturnType<LintContext['worlds']>>()
  const worldWith = (chosen: Case) => new World(source, chosen)
  return {
    plan,
    options,
    checked,
    worldWith,
    worlds(...items) {
      const key = items.join(' ')
      const known = remembered.get(key) ?? casesOf(plan, items, options.init).map((chosen) => ({ chosen, world: worldWith(chosen) }))
      remembered.set(key, known)
      return known
    },
  }
}
