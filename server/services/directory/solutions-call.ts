/** The call that lists complete drives with the calculators that size each of them step by step. */
import { directoryNames, type Solution, solutions } from '../../../contract/directory/directory.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import type { WorkingClass } from '../../../schemas/working-classes.ts'
import { defineCall } from '../calls/define-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { classCommon, named } from './call-parts.ts'

/** The group of complete drives on the start page. */
const group = 'system'

/** A class and the classes that follow it, each once. */
const stepsFrom = (first: WorkingClass, classes: readonly WorkingClass[]): readonly WorkingClass[] => {
  const steps = new Set([first])
  // A set is iterated in insertion order, including items added during the iteration.
  for (const { schema } of steps) {
    const next = classes.find(({ id }) => id === String(schema.results?.next?.calculator))
    if (next) steps.add(next)
  }
  return [...steps]
}

const describe = (classes: readonly WorkingClass[], locale: Locale): Solution[] => {
  const steps = classes.filter(({ schema }) => schema.place.group === group).map((first) => stepsFrom(first, classes))
  const later = new Set(steps.flatMap((one) => one.slice(1)))
  const nameOf = (id: string) => translateOr(locale, `shell:classes.names.${id}`, id)
  return steps.flatMap((one) => {
    const [first] = one
    // A class that follows another one belongs to that solution.
    if (!first || later.has(first)) return []
    const { id, schema } = first
    const { address, drawing } = schema.place
    return {
      id,
      name: nameOf(id),
      note: translateOr(locale, `home:notes.${id}`, ''),
      icon: drawing,
      path: address === undefined ? `/selection/calc_${id}` : `/lecto-custom/${address}/${id}/0`,
      steps: one.map((step) => ({ id: step.id, name: nameOf(step.id) })),
    }
  })
}

/** @param classes every working class */
export const solutionsCall = (classes: readonly WorkingClass[]): GuardedCall =>
  defineCall({
    ...classCommon,
    ...named(directoryNames.solutions),
    summary: 'List complete drives',
    description: 'The complete drives that can be sized, each with the calculators that size it step by step.',
    answer: { name: 'Solutions', shape: solutions },
    handler: (_, { locale }) => ({ values: describe(classes, locale) }),
  })
