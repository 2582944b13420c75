/** Properties of a choice that have no effect on its list of options. */
import type { ChoiceField, ChoicesField, OptionData } from '../../define/index.ts'
import { optionsOf, sortByNumber } from '../../plan/options.ts'
import type { LintContext } from '../facts/context.ts'
import { warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

type Listed = { readonly id: string; readonly field: ChoiceField | ChoicesField }

const choicesOf = ({ plan }: LintContext): readonly Listed[] =>
  Object.entries(plan.schema.fields).flatMap(([id, field]) => (field.kind === 'choice' || field.kind === 'choices' ? [{ id, field }] : []))

const hasNumber = ({ value }: OptionData) => /\d/.test(value)

/** Reports sorting by number if no option has a number, or if literal options are already in that order. */
export function uselessSort(context: LintContext): RuleFinding[] {
  const { plan, options } = context
  return choicesOf(context).flatMap(({ id, field }): RuleFinding[] => {
    if (field.sort === undefined) return []
    const { sort: _, ...unsorted } = field
    const listed = optionsOf(plan.schema, unsorted, options.init)
    // Nothing can be said about a list that is not available or came back empty.
    if (!listed || listed.length === 0) return []
    const place = `${id}#sort`
    if (!listed.some(hasNumber)) return [warning(place, 'sorts by number, but no option has one', 'remove `sort`')]
    const inOrder = sortByNumber(listed).every((option, index) => option === listed[index])
    // The service may change the order of an init list; literal options are fixed.
    return field.options && inOrder ? [warning(place, 'the options are written in this order already', 'remove `sort`')] : []
  })
}

/** Reports `onNoOptions` for literal options, which can never be empty. */
export function uselessHide(context: LintContext): RuleFinding[] {
  return choicesOf(context)
    .filter(({ field }) => field.onNoOptions !== undefined && field.optionsFrom === undefined)
    .map(({ id }) =>
      warning(`${id}#onNoOptions`, 'the options are written here and cannot come back empty', 'remove it, or write `optionsFrom`'),
    )
}
