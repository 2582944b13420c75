/** Empty ranges, and defaults, hints and steps that do not fit their range. */
import type { NumberField } from '../../define/index.ts'
import { writtenDefault } from '../../plan/number-default.ts'
import { isNumber } from '../../plan/plan.ts'
import type { Case } from '../facts/cases.ts'
import { describeCase, optionsIn } from '../facts/cases.ts'
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'
import { intervalIn } from '../facts/possible.ts'
import type { World } from '../facts/world.ts'
import { certainBounds } from '../facts/world.ts'

const numberFields = ({ plan }: LintContext) =>
  Object.entries(plan.schema.fields).flatMap(([id, field]) => (field.kind === 'number' ? [{ id, field }] : []))

/** Describes the bound that a number or interval certainly violates; undefined if it may be in range. */
function outside(world: World, id: string, [low, high]: readonly [number, number]): string | undefined {
  const bounds = certainBounds(world, id)
  if (high < bounds.low || high <= bounds.above) return `is below the minimum ${Math.max(bounds.low, bounds.above)}`
  if (low > bounds.high || low >= bounds.below) return `is above the maximum ${Math.min(bounds.high, bounds.below)}`
  return undefined
}

/** Reports a minimum above the maximum in any combination of choices in which the field is visible. */
export function emptyRange(context: LintContext): RuleFinding[] {
  return numberFields(context).flatMap(({ id, field }): RuleFinding[] => {
    const { hint } = field
    if (hint?.min !== undefined && hint.max !== undefined && hint.min > hint.max) {
      return [error(`${id}#hint`, `the hint runs from ${hint.min} down to ${hint.max}`, 'swap `min` and `max`')]
    }
    const empty = context.worlds(id).find(({ world }) => {
      const { low, high, above, below } = certainBounds(world, id)
      return world.visibility(id).mayShow && (low > high || above >= high || below <= low)
    })
    if (!empty) return []
    const { low, high } = certainBounds(empty.world, id)
    return [
      error(id, `no number is allowed ${describeCase(empty.chosen)}: from ${low} to ${high}`, 'correct the bounds or the row of the table'),
    ]
  })
}

/** Reports defaults, hints and set values that the field rejects. */
export function defaultOutsideRange(context: LintContext): RuleFinding[] {
  const start = context.worldWith(firstCase(context))
  const open = context.worldWith(new Map())
  return [
    ...numberFields(context).flatMap(({ id, field }) => [
      ...numberDefault(start, id, field),
      ...hintOutside(open, id, field),
      ...stepUnfit(start, id, field),
    ]),
    ...optionDefaults(context),
    ...setsOutside(context),
  ]
}

/** The initial choices of a form. */
function firstCase({ plan, options }: LintContext): Case {
  return new Map(
    Object.entries(plan.schema.fields).flatMap(([id, field]) => {
      const preset = field.kind === 'choice' || field.kind === 'alternatives' ? field.default : undefined
      const option = optionsIn(plan, id, options.init)?.find((one) => one.value === preset)
      return option ? [[id, option] as const] : []
    }),
  )
}

function numberDefault(world: World, id: string, field: NumberField): RuleFinding[] {
  const written = writtenDefault(field)
  if (typeof written === 'number' && !isNumber(written)) {
    return [error(`${id}#default`, 'the default is no number a form holds (0, or 1e-9 to 1e9)', 'choose another unit')]
  }
  const value = defaultInterval(world, id, field)
  const wrong = value && outside(world, id, value)
  return wrong === undefined ? [] : [error(`${id}#default`, `the default ${wrong}`, 'move the default inside the range')]
}

function defaultInterval(world: World, id: string, field: NumberField): readonly [number, number] | undefined {
  const written = writtenDefault(field)
  if (typeof written === 'number') return [written, written]
  const value = world.at(`${id}#default`)
  return value?.kind === 'number' ? value.interval : undefined
}

function hintOutside(world: World, id: string, { hint = {} }: NumberField): RuleFinding[] {
  const { low, high } = certainBounds(world, id)
  const strange = Object.entries(hint).filter(([, value]) => value < low || value > high)
  return strange.map(([name, value]) =>
    warning(`${id}#hint`, `the hint's ${name} ${value} is outside the range`, 'hint at numbers that are allowed'),
  )
}

const onGrid = (steps: number) => Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))

function stepUnfit(world: World, id: string, field: NumberField): RuleFinding[] {
  const { step } = field
  if (step === undefined) return []
  const [min, max] = [world.bound(id, 'min'), world.bound(id, 'max')]
  const base = min === undefined ? 0 : min[0] === min[1] ? min[0] : undefined
  if (base === undefined) return []
  const fits = (value: number) => onGrid((value - base) / step)
  const end = max && max[0] === max[1] && !fits(max[0]) ? [`the steps of ${step} from ${base} miss the maximum ${max[0]}`] : []
  const written = writtenDefault(field)
  const first = typeof written === 'number' && !fits(written) ? [`the default ${written} is not on the steps of ${step}`] : []
  return [...end, ...first].map((message) => warning(`${id}#step`, message, 'choose a step that divides the range'))
}

function optionDefaults({ plan, options }: LintContext): RuleFinding[] {
  return Object.entries(plan.schema.fields).flatMap(([id, field]): RuleFinding[] => {
    if ((field.kind !== 'choice' && field.kind !== 'choices') || field.default === undefined) return []
    const list = plan.fields.get(id)?.options ?? (field.kind === 'choice' ? optionsIn(plan, id, options.init) : undefined)
    const preset = typeof field.default === 'string' ? [field.default] : field.default
    const strange = list ? preset.filter((value) => !list.some((one) => one.value === value)) : []
    return strange.map((value) => error(`${id}#default`, `the default '${value}' is no option`, 'name one of its options'))
  })
}

/** Reports choices that set a number its target rejects. */
function setsOutside({ plan, checked, worlds }: LintContext): RuleFinding[] {
  return checked.flatMap(({ path, item, expression }): RuleFinding[] => {
    const [id = '', part = ''] = path.split('#')
    if (!part.startsWith('sets.') || plan.schema.fields[item]?.kind !== 'number') return []
    for (const { chosen, world } of worlds(id, item)) {
      const value = world.value(expression)
      const wrong = value.kind === 'number' ? outside(world, item, intervalIn(value)) : undefined
      if (wrong !== undefined) {
        return [error(path, `what it writes ${wrong} ${describeCase(chosen)}`, `correct the expression or the range of '${item}'`)]
      }
    }
    return []
  })
}

/** Reports defaults that are not what the hint recommends. */
export const typicalBesideDefault = (context: LintContext): RuleFinding[] =>
  numberFields(context).flatMap(({ id, field }): RuleFinding[] => {
    const [first, hint] = [writtenDefault(field), field.hint ?? {}]
    if (typeof first !== 'number') return []
    const { min = first, max = first, typical = first } = hint
    return first >= min && first <= max && first === typical
      ? []
      : [warning(`${id}#default`, `${first} is not what the hint recommends`, 'recommend it')]
  })
