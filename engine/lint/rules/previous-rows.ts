/** Rows that read the one before, where the first row has none. */
import { pathOf, parts, printExpression } from '../../expression/index.ts'
import type { Expression } from '../../expression/index.ts'
import { isOfRow, rowNumber } from '../../plan/around-row.ts'
import type { LintContext } from '../facts/context.ts'
import { factOf, noFacts, withFact, type Facts } from '../facts/facts.ts'
import { warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

const isLater = (text: string, holds: boolean): boolean =>
  holds ? text === `${rowNumber} > 1` || text === `${rowNumber} >= 2` : text === `${rowNumber} == 1`

/** Whether it is known of a condition, where it stands, that the row is not the first. */
const isBehindFirst = (facts: Facts): boolean => [...facts].some(([condition, holds]) => isLater(condition, holds))

/** The paths of the row before that an expression reads where there may be none, and no `??` stands in. */
function unfounded(expression: Expression, facts: Facts): readonly string[] {
  const path = pathOf(expression)
  if (path !== undefined) return isOfRow(path) && path !== rowNumber && !isBehindFirst(facts) ? [path] : []
  if (expression.kind === 'conditional') {
    const { condition, whenTrue, whenFalse } = expression
    return [
      ...unfounded(condition, facts),
      ...(factOf(facts, condition) === false ? [] : unfounded(whenTrue, withFact(facts, condition, true))),
      ...(factOf(facts, condition) === true ? [] : unfounded(whenFalse, withFact(facts, condition, false))),
    ]
  }
  if (expression.kind === 'binary') {
    const { operator, left, right } = expression
    if (operator === '??') return unfounded(right, facts)
    const isLogic = operator === '&&' || operator === '||'
    if (isLogic) return [...unfounded(left, facts), ...unfounded(right, withFact(facts, left, operator === '&&'))]
  }
  return parts(expression).flatMap((part) => unfounded(part, facts))
}

/** Reports values and limits that the first row cannot have: of the row before without a fallback, and not behind `rowNumber > 1`. */
export const previousWithoutStart = ({ checked }: LintContext): RuleFinding[] =>
  checked.flatMap(({ path, item, expression, kind }) =>
    // A condition that is absent does not hold, and a rule is silent then: the first row needs no more.
    kind === 'visibility' || kind === 'required' || item.startsWith('rules.')
      ? []
      : [...new Set(unfounded(expression, noFacts))].map((read) =>
          warning(
            path,
            `has no value in the first row: there is no ${read}`,
            `write ${read} ?? …, or ${rowNumber} > 1 ? ${printExpression(expression)} : …`,
          ),
        ),
  )
