/** What the rules look at. */
import { checkExpressions } from '../../compile/expressions.ts'
import type { Checked } from '../../compile/sources.ts'
import { scopeOf } from '../../compile/scope.ts'
import type { Scope } from '../../expression/index.ts'
import type { CheckedPlan, InitData } from '../../plan/plan.ts'
import type { Case } from './cases.ts'
import { casesOf } from './cases.ts'
import { World } from './world.ts'

/** What lint may look at beside the schema. */
export type LintOptions = {
  /** Whether a text exists (`lift.load.label`); without it texts are not looked at. */
  readonly texts?: (key: string) => boolean
  /** An init answer: its options and limits are then known. */
  readonly init?: InitData
  /** The parameters that the request call of the contract takes; without them they are not compared. */
  readonly knownParameters?: readonly string[]
  /** The dialogs that the screens have; without them a `picker` is not looked up. */
  readonly pickers?: readonly string[]
}

/** The schema as the rules see it. */
export type LintContext = {
  readonly plan: CheckedPlan
  readonly options: LintOptions
  /** Every expression of the schema. */
  readonly checked: readonly Checked[]
  /** The combinations of choices that decide about `items`, each with what every value may be in it. */
  readonly worlds: (...items: readonly string[]) => readonly { readonly chosen: Case; readonly world: World }[]
  /** One world with some choices fixed. */
  readonly worldWith: (chosen: Case) => World
}

/** Prepares a plan for the rules; `scope` where its expressions may name more than it has. */
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
