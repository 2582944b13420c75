/** Properties of a choice that make no difference to the list it offers. */
import type { ChoiceField, ChoicesField, OptionData } from '../../define/index.ts'
import { optionsOf, sortByNumber } from '../../plan/options.ts'
import type { LintContext } from '../facts/context.ts'
import { warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

type Listed = { readonly id: string; readonly field: ChoiceField | ChoicesField }

const choicesOf = ({ plan }: LintContext): readonly Listed[] =>
  Object.entries(plan.schema.fields).flatMap(([id, field]) => (field.kind === 'choice' || field.kind === 'choices' ? [{ id, field }] : []))

const hasNumber = ({ value }: OptionData) => /\d/.test(value)

/** Sorting by number where no option has one, or where the written options stand in that order already. */
export function uselessSort(context: LintContext): RuleFinding[] {
  const { plan, options } = context
  return choicesOf(context).flatMap(({ id, field }): RuleFinding[] => {
    if (field.sort === undefined) return []
    const { sort: _, ...unsorted } = field
    const listed = optionsOf(plan.schema, unsorted, options.init)
    // Nothing is known about a list that is not at hand or has come back empty.
    if (!listed || listed.length === 0) return []
    const place = `${id}#sort`
    if (!listed.some(hasNumber)) return [warning(place, 'sorts by number, but no option has one', 'remove `sort`')]
    const inOrder = sortByNumber(listed).every((option, index) => option === listed[index])
    // The order of an init list is the service's to change; what is written here is not.
    return field.options && inOrder ? [warning(place, 'the options are written in this order already', 'remove `sort`')] : []
  })
}

/** Written options cannot be missing. */
export function uselessHide(context: LintContext): RuleFinding[] {
  return choicesOf(context)
    .filter(({ field }) => field.onNoOptions !== undefined && field.optionsFrom === undefined)
    .map(({ id }) =>
      warning(`${id}#onNoOptions`, 'the options are written here and cannot come back empty', 'remove it, or write `optionsFrom`'),
    )
}
