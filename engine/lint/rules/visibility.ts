/** Fields that can never be visible or usable. */
import type { Field } from '../../define/index.ts'
import { mayHideWithoutOptions } from '../../plan/options.ts'
import type { CheckedPlan } from '../../plan/plan.ts'
import { describeCase } from '../facts/cases.ts'
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'
import type { World } from '../facts/world.ts'

/** Reports fields whose condition holds for no combination of choices and no numbers in their ranges. */
export function unreachableField({ plan, worlds }: LintContext): RuleFinding[] {
  return [...plan.fields.keys()]
    .filter((id) => worlds(id).every(({ world }) => !world.visibility(id).mayShow))
    .map((id) => error(id, 'is never visible, whatever is chosen', 'correct its `visible` condition, or remove the field'))
}

/** Reports fields that are locked until another one is filled in, where that one is hidden or locked as well. */
export function visibilityDeadlock({ plan, worlds }: LintContext): RuleFinding[] {
  /**
   * Whether a field can be filled in. `list`: a choice that surely has options, because the locked field is hidden without them.
   */
  const fillable = (world: World, id: string, list: string | undefined): boolean => {
    const field = plan.schema.fields[id]
    if (!field || field.kind === 'diagram' || !world.visibility(id).mayShow) return false
    if (mayHideWithoutOptions(field) && field.optionsFrom !== list) return false
    return field.unlockedBy === undefined || fillable(world, field.unlockedBy, list)
  }
  const chainOf = (id: string): readonly string[] => {
    const first = plan.schema.fields[id]?.unlockedBy
    return first === undefined ? [id] : [id, ...chainOf(first)]
  }
  return Object.entries(plan.schema.fields).flatMap(([id, field]): RuleFinding[] => {
    const { unlockedBy, required } = field
    if (unlockedBy === undefined) return []
    const list = mayHideWithoutOptions(field) ? field.optionsFrom : undefined
    const shown = worlds(...chainOf(id)).filter(({ world }) => world.visibility(id).mayShow)
    const [stuck, ...more] = shown.filter(({ world }) => !fillable(world, unlockedBy, list))
    if (!stuck || (required === false && more.length + 1 < shown.length)) return []
    const message = `waits for '${unlockedBy}', which cannot be filled in ${describeCase(stuck.chosen)}`
    return [error(`${id}#unlockedBy`, message, `show both under the same condition, or unlock '${id}' by another field`)]
  })
}

/** Reports an init call that depends on a hideable field while a choice waits for the list it loads. */
export function optionListOnMaskable({ plan, checked, worlds }: LintContext): RuleFinding[] {
  const keys = checked.filter(({ path }) => path.startsWith('init.'))
  const waiting = Object.entries(plan.schema.fields).filter(([, field]) => 'optionsFrom' in field && field.optionsFrom !== undefined)
  return waiting.flatMap(([id]) =>
    keys.flatMap(({ path, expression }): RuleFinding[] => {
      const read = plan.edges.filter((edge) => edge.to === 'init').map((edge) => edge.from)
      const stuck = worlds(id, ...read).find(({ world }) => world.visibility(id).mayShow && world.value(expression).masked)
      const message = stuck && `its options need ${path}, which may be hidden ${describeCase(stuck.chosen)}`
      return message === undefined ? [] : [warning(`${id}#optionsFrom`, message, 'key the list on a field that is always visible')]
    }),
  )
}

const setsOf = (field: Field): readonly string[] => Object.keys(('sets' in field ? field.sets : undefined) ?? {})

/** Whether two fields can be seen at once. */
const mayMeet = ({ worlds }: LintContext, one: string, other: string): boolean =>
  worlds(one, other).some(({ world }) => world.visibility(one).mayShow && world.visibility(other).mayShow)

/** Reports values that a choice writes into a field which is never shown with it. */
export function unseenSet(context: LintContext): RuleFinding[] {
  return Object.entries(context.plan.schema.fields).flatMap(([id, field]): RuleFinding[] =>
    setsOf(field)
      .filter((target) => !mayMeet(context, id, target))
      .map((target) =>
        warning(`${id}#sets`, `writes into '${target}', which is never shown with it`, 'set a field of the same tab, or show both'),
      ),
  )
}

/** Pairs of fields of which the second is laid out before the first. */
function backward({ schema: { fields, layout } }: CheckedPlan, targetsOf: (field: Field, id: string) => readonly string[]) {
  const order = layout.flatMap(({ items }) => items)
  return Object.entries(fields).flatMap(([id, field]) =>
    targetsOf(field, id)
      .filter((target) => order.includes(target) && order.indexOf(target) < order.indexOf(id))
      .map((target) => ({ id, target })),
  )
}

/** Reports fields that are locked until one that stands after them is filled in. */
export const forwardLock = ({ plan }: LintContext): RuleFinding[] =>
  backward(plan, (_, id) => Object.entries(plan.schema.fields).flatMap(([name, { unlockedBy }]) => (unlockedBy === id ? name : []))).map(
    ({ id, target }) => warning(`${target}#unlockedBy`, `waits for '${id}', which stands after it`, 'lay that out first'),
  )

/** Reports fields before a choice that the choice clears: the user has already filled them in. */
export const backwardClears = ({ plan }: LintContext): RuleFinding[] =>
  backward(plan, (field) => ('clears' in field ? (field.clears ?? []) : [])).map(({ id, target }) =>
    warning(`${id}#clears`, `empties '${target}', which stands before it`, 'clear what comes after it, or lay it out first'),
  )

/** Reports fields before a choice into which the choice writes: it replaces what the user has already filled in. */
export const backwardSets = (context: LintContext): RuleFinding[] =>
  backward(context.plan, setsOf)
    .filter(({ id, target }) => mayMeet(context, id, target))
    .map(({ id, target }) => warning(`${id}#sets`, `writes into '${target}', which stands before it`, 'lay this out first'))
