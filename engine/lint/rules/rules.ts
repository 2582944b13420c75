/** Rules between inputs that decide nothing. */
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'
import { withFact, noFacts } from '../facts/facts.ts'
import { mayBe } from '../facts/possible.ts'
import { references } from '../../expression/index.ts'
import { itemOf } from '../../compile/edges.ts'
import type { RuleData } from '../../plan/plan.ts'

/** What the conditions of a rule may be, in every case that decides about them. */
function outcomes({ checked, worlds, plan }: LintContext, name: string) {
  const at = (path: string) => checked.find((one) => one.path === path)?.expression
  const [holds, when] = [at(`rules.${name}`), at(`rules.${name}#when`)]
  if (!holds) return []
  const items = [holds, ...(when ? [when] : [])].flatMap((one) => references(one)).map(itemOf)
  // One answer is no reason: another one may offer other options.
  if (items.some((item) => item === 'init' || Object.hasOwn(plan.schema.fields[item] ?? {}, 'optionsFrom'))) return []
  return worlds(...items).map(({ world }) => {
    const counts = when ? world.value(when) : undefined
    const result = world.value(holds, when ? withFact(noFacts, when, true) : noFacts)
    return { counts: counts === undefined || mayBe(counts, true), holds: mayBe(result, true), fails: mayBe(result, false) }
  })
}

const namesOf = ({ plan }: LintContext) => plan.rules.map(({ name }) => name)

/** Reports rules that cannot be broken. */
export const ruleAlwaysHolds = (context: LintContext): RuleFinding[] =>
  namesOf(context).flatMap((name): RuleFinding[] => {
    const all = outcomes(context, name)
    if (all.length === 0 || all.some(({ counts, fails }) => counts && fails)) return []
    return [warning(`rules.${name}`, 'cannot be broken', 'leave it out, or correct its conditions')]
  })

/** Reports rules that cannot be kept where they count. */
export const ruleNeverHolds = (context: LintContext): RuleFinding[] =>
  namesOf(context).flatMap((name): RuleFinding[] => {
    const counting = outcomes(context, name).filter(({ counts }) => counts)
    if (counting.length === 0 || counting.some(({ holds }) => holds) || !counting.some(({ fails }) => fails)) return []
    return [error(`rules.${name}`, 'is always broken', 'correct what has to hold, or say with `when` where it counts')]
  })

const notCarried = ({ name, level, notCarried: left = [] }: RuleData, list = ''): RuleFinding[] =>
  level === 'warn' || left.length === 0
    ? []
    : [
        warning(
          `${list}rules.${name}`,
          `the request does not carry '${left.join("', '")}': other callers are not held to it`,
          'send what it reads',
        ),
      ]

/** Reports rules that refuse in the form and not on the server, which is not sent what they read. */
export const ruleNotCarried = ({ plan }: LintContext): RuleFinding[] =>
  // Without a request the inputs themselves are sent.
  plan.schema.request === undefined
    ? []
    : [
        ...plan.rules.flatMap((rule) => notCarried(rule)),
        ...[...plan.rows].flatMap(([list, row]) => row.plan.rules.flatMap((rule) => notCarried(rule, `${list}.`))),
      ]
