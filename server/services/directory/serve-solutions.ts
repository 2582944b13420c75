/** The call about whole drives: which there are, and which calculators each is sized by, one after the other. */
import { directoryNames, type Solution, solutions } from '../../../contract/directory/directory.ts'
import { andThen } from '../../../families/define/parsed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import type { WorkingClass } from '../../../schemas/working-classes.ts'
import { readQuery } from '../calls/read-query.ts'
import type { QueryCall } from '../calls/served-call.ts'
import { asQuery, classCommon, named } from './call-parts.ts'

/** The group of the start page that whole drives stand in. */
const group = 'system'

/** A class with those that it leads on to. What leads round in a circle ends where it began. */
const stepsFrom = (first: WorkingClass, classes: readonly WorkingClass[]): readonly WorkingClass[] => {
  const steps = new Set([first])
  // A set is walked in the order of insertion, what is added meanwhile included.
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
    // What another one leads on to is a part of that.
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
export const solutionsCall = (classes: readonly WorkingClass[]): QueryCall => ({
  ...classCommon,
  ...asQuery,
  ...named(directoryNames.solutions),
  kind: 'solutions',
  parameters: [],
  example: () => ({}),
  answer: { name: 'Solutions', shape: solutions },
  respond: (query, { locale }) => andThen(readQuery(query, {}), () => ({ values: describe(classes, locale) })),
})
