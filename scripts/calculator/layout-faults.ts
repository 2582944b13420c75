/** Checks where the fields of a form stand. */
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import { type CalculatorSchema, type Field, resultValues } from '../../engine/define/index.ts'
import type { CheckedPlan } from '../../engine/index.ts'
import { writtenDefault } from '../../engine/plan/number-default.ts'

const warning = (path: string, code: string, text: { readonly message: string; readonly cure: string }): Fault => ({
  ...errorAt(path, code, text),
  severity: 'warning',
})

/** The items of a form in reading order, with their sections. */
const placesOf = ({ layout }: CalculatorSchema): readonly { readonly id: string; readonly section: string }[] =>
  layout.flatMap(({ section, items }) => items.map((id) => ({ id, section })))

/** Fields of a tab that stand before the choice of the tab, or in another section. */
const strayTabs = ({ fields, layout }: CalculatorSchema): readonly Fault[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const section = layout.find(({ items }) => items.includes(id))
    if (field.kind !== 'alternatives' || !section) return []
    const isLaidOut = (member: string) => layout.some(({ items }) => items.includes(member))
    const stray = Object.values(field.branches)
      .flat()
      .filter((member) => isLaidOut(member) && section.items.indexOf(member) < section.items.indexOf(id))
    if (stray.length === 0) return []
    const message = `${stray.join(', ')} of its tabs stand before it or in another section`
    return [warning(`layout.${section.section}`, 'strayTab', { message, cure: `put them behind '${id}'` })]
  })

/** Fields that stand before what shows or hides them, those of its tabs apart: they would come and go above the reader. */
const beforeConditions = ({ schema, edges }: CheckedPlan): readonly Fault[] => {
  const order = placesOf(schema).map(({ id }) => id)
  const isOfTab = (tabs: string, id: string): boolean => {
    const field = schema.fields[tabs]
    return field?.kind === 'alternatives' && Object.values(field.branches).flat().includes(id)
  }
  return edges
    .filter(
      ({ from, to, kind }) => kind === 'visibility' && !isOfTab(from, to) && order.includes(to) && order.indexOf(from) > order.indexOf(to),
    )
    .map(({ from, to }) => {
      const message = `'${to}' stands before '${from}', which shows or hides it`
      return warning(to, 'beforeItsCondition', { message, cure: `put it behind '${from}'` })
    })
}

/** Values that stand before a value they are made of, before everything they are made of, or before an input of their own section. */
const beforeSources = ({ schema, edges }: CheckedPlan): readonly Fault[] => {
  const { derived = {} } = schema
  const places = placesOf(schema)
  const order = places.map(({ id }) => id)
  return places.flatMap(({ id, section }, at) => {
    const sources = Object.hasOwn(derived, id)
      ? edges.filter(({ from, to }) => to === id && order.includes(from)).map(({ from }) => from)
      : []
    const later = [...new Set(sources.filter((one) => order.indexOf(one) > at))]
    const early = later.filter((one) => Object.hasOwn(derived, one))
    const beside = later.filter((one) => places[order.indexOf(one)]?.section === section)
    const named = early.length > 0 ? early : later.length === sources.length ? later : beside
    if (named.length === 0) return []
    return [warning(id, 'beforeItsSource', { message: `it stands before what it is made of: ${named.join(', ')}`, cure: 'put it behind' })]
  })
}

/** A name that ends in a letter or number by which it is one of several: `forceA`, `forceB`. */
const seriesOf = (id: string): { readonly stem: string; readonly mark: string } | undefined => {
  const { stem, mark } = /^(?<stem>.*?)(?<mark>[A-Z]|\d+)$/.exec(id)?.groups ?? {}
  return stem === undefined || mark === undefined ? undefined : { stem, mark }
}

/** Whether a mark stands closely behind another one; X, Y, Z and A, B, C are two series. */
const isBehind = (mark: string, other: string): boolean => {
  const by = /\d/.test(mark) ? Number(mark) - Number(other) : mark.charCodeAt(0) - other.charCodeAt(0)
  return by > 0 && (/\d/.test(mark) || by < 4)
}

/** Neighbours of one series of which the later one stands first. */
const outOfOrder = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((name, at) => {
    const next = names[at + 1]
    const [one, other] = [seriesOf(name), next === undefined ? undefined : seriesOf(next)]
    if (next === undefined || !one || !other || one.stem !== other.stem || !isBehind(one.mark, other.mark)) return []
    return [[name, next]]
  })

const optionValues = (field: Field): readonly string[] =>
  field.kind === 'choice' || field.kind === 'choices' ? (field.options ?? []).map((one) => (typeof one === 'string' ? one : one.value)) : []

/** Series of fields or options that are not in the order of their letters or numbers. */
const seriesFaults = ({ fields, layout }: CalculatorSchema): readonly Fault[] => {
  const groups = [
    ...layout.map(({ section, items }) => ({ path: `layout.${section}`, names: items })),
    ...Object.entries(fields).map(([id, field]) => ({ path: `${id}.options`, names: optionValues(field) })),
  ]
  return groups.flatMap(({ path, names }) =>
    outOfOrder(names).map(([one, other]) =>
      warning(path, 'outOfOrder', { message: `'${one}' stands before '${other}'`, cure: 'interchange them' }),
    ),
  )
}

/** Numbers that propose what their own hint calls unusual. */
const proposalFaults = ({ fields }: CalculatorSchema): readonly Fault[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const first = field.kind === 'number' ? writtenDefault(field) : undefined
    if (field.kind !== 'number' || typeof first !== 'number') return []
    const { min = -Infinity, max = Infinity } = field.hint ?? {}
    if (first >= min && first <= max) return []
    return [warning(id, 'unusualDefault', { message: `its default ${first} is outside of its hint`, cure: 'correct one of the two' })]
  })

/** Values that nobody sees, though they are not marked so, and values that are marked so and laid out. */
const unseenFaults = (schema: CalculatorSchema): readonly Fault[] => {
  const { derived = {}, layout } = schema
  const results = resultValues(schema) ?? []
  return Object.entries(derived).flatMap(([id, { shown = true }]) => {
    if (results.includes(id)) return []
    const section = layout.find(({ items }) => items.includes(id))?.section
    if (shown === (section !== undefined)) return []
    const message = section === undefined ? 'it stands in no section' : `it stands in '${section}', and is marked shown: false`
    const cure = section === undefined ? 'lay it out, or write shown: false' : 'take it out of the section, or leave out shown: false'
    return [warning(id, 'unseenValue', { message, cure })]
  })
}

/**
 * Fields that stand apart from those they are declared between, though these stand together; what was moved to a closed section, or into one of
 * its own, is apart on purpose.
 */
const apartFaults = ({ fields, layout }: CalculatorSchema): readonly Fault[] => {
  const ids = Object.keys(fields)
  const sectionOf = (id: string | undefined) => layout.find(({ items }) => id !== undefined && items.includes(id))
  return ids.flatMap((id, at) => {
    const [before, own, behind] = [sectionOf(ids[at - 1]), sectionOf(id), sectionOf(ids[at + 1])]
    if (!before || !own || before !== behind || own === before) return []
    if (own.items.length === 1 || (own.extended === true && before.extended !== true)) return []
    const message = `it stands in '${own.section}', what it is declared between in '${before.section}'`
    return [
      warning(id, 'standsApart', {
        message,
        cure: `lay it out in '${before.section}', or declare it beside the fields of '${own.section}'`,
      }),
    ]
  })
}

/** Fields of a section that stand in another order than they are declared in: one of the two is a slip. */
const declaredFaults = ({ fields, layout }: CalculatorSchema): readonly Fault[] => {
  const ids = Object.keys(fields)
  return layout.flatMap(({ section, items }) => {
    const own = items.filter((id) => Object.hasOwn(fields, id))
    return own.flatMap((id, at) => {
      const before = own[at - 1]
      if (before === undefined || ids.indexOf(before) < ids.indexOf(id)) return []
      const message = `'${before}' stands before '${id}', and is declared behind it`
      return [warning(`layout.${section}`, 'outOfOrder', { message, cure: 'interchange them, here or where they are declared' })]
    })
  })
}

/** @returns fields and values of a form that do not stand where a reader looks for them, and proposals that contradict themselves */
export const layoutFaults = (plan: CheckedPlan): readonly Fault[] => {
  const found = [
    ...strayTabs(plan.schema),
    ...beforeConditions(plan),
    ...beforeSources(plan),
    ...seriesFaults(plan.schema),
    ...proposalFaults(plan.schema),
    ...unseenFaults(plan.schema),
    ...apartFaults(plan.schema),
  ]
  // Whatever else is found of the places is the cause.
  return found.length > 0 ? found : declaredFaults(plan.schema)
}
