/** Chooses the parts of an answer one after another, each by its own family's search, from the figures of those before it. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { Offer } from '../../../engine/assembly/assembly.ts'
import { type Cooperative, runToEnd } from '../../../engine/base/cooperative.ts'
import type { ExpressionType } from '../../../engine/expression/index.ts'
import type { CallParameter, CallParameters } from '../../../families/define/call-parameters.ts'
import { figureNames, unitOfFigure } from '../../../families/define/card-layout.ts'
import type { PairParts, PairPreparation, PairSizing, SizedCard, Sizing } from '../../../families/define/pair-family.ts'
import { andThen } from '../../../families/define/parsed.ts'
import type { CardFields, IndexedPreparation } from '../../../families/define/sizer.ts'
import { lengthUpTo, marginFirst } from '../pairs/explain-pairs.ts'
import type { FirstPart, FoundPart, LoadedAssembly } from './load-assembly.ts'
import { evaluateIn, type Known, withFigures } from './role-values.ts'

/** A part that was found, or why there is none. */
export type FilledRole = {
  readonly part: FoundPart
  readonly parts: PairParts
  readonly card: SizedCard
  readonly sizing: PairSizing
  /** What can take the place of its models, if they were named. */
  readonly others?: readonly Offer[] | undefined
}
export type MissingRole = { readonly part: FoundPart; readonly why: 'noneFits' | 'notKnown'; readonly needs: readonly string[] }

/** A listed model with all parts that go with it, and the figures of all. */
export type Solved = {
  readonly model: CatalogueModel<unknown>
  readonly sizing: Sizing
  readonly card: CardFields
  readonly roles: readonly (FilledRole | MissingRole)[]
  /** Pieces of each part; undefined where their number is not known. */
  readonly quantities: Readonly<Record<string, number | undefined>>
  readonly known: Known
}

/** Rows of the first part, and those of the other families as they lay them out. */
export type AssemblyRows = { readonly models: readonly CatalogueModel<unknown>[]; readonly found: readonly unknown[] }

/** Fields of a body that name a model. */
export type Pins = Readonly<Record<string, string>>

type Sent = { readonly values: Readonly<Record<string, unknown>> } | { readonly missing: readonly string[] } | { readonly fault: string }

const typeOf = (parameter: CallParameter): ExpressionType | undefined => {
  if (parameter.kind === 'number') return { kind: 'number', unit: parameter.unit }
  return parameter.kind === 'text' ? { kind: 'text', options: parameter.options } : parameter.kind === 'name' ? { kind: 'text' } : undefined
}

/** The parameters of a call; an optional one is left out while what it reads is not known. */
export function requestOf(
  { request, parameters }: { readonly request: Readonly<Record<string, string>>; readonly parameters: CallParameters },
  known: Known,
): Sent {
  const values: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(request)) {
    const parameter = parameters[name]
    const type = parameter && typeOf(parameter)
    if (!type) return { fault: `'${name}' takes no number or text` }
    const found = evaluateIn(known, text, type)
    if ('value' in found) values[name] = found.value
    else if ('fault' in found) return { fault: `${name}: ${found.fault}` }
    else if (!parameter.optional) return found
  }
  return { values }
}

/** Dots in the names of parameters make nested objects. */
function nested(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const [outer = '', inner] = name.split('.', 2)
    if (inner === undefined) body[outer] = value
    else body[outer] = { ...(body[outer] as object | undefined), [inner]: value } // made here
  }
  return body
}

type Finding = { readonly part: FoundPart; readonly rows: unknown; readonly pins: Pins }

/** A call names a further model only beside its own part, which is then the one that is found without any. */
function* findRole(finding: Finding, known: Known): Cooperative<FilledRole | MissingRole> {
  const { part, pins } = finding
  const own = part.calculation.pins?.[part.role]
  if (own === undefined || Object.keys(pins).length === 0 || own in pins) return yield* findPinned(finding, known)
  const free = yield* findPinned({ ...finding, pins: {} }, known)
  return 'card' in free ? yield* findPinned({ ...finding, pins: { ...pins, [own]: free.parts.model.skuID } }, known) : free
}

function* findPinned({ part, rows, pins }: Finding, known: Known): Cooperative<FilledRole | MissingRole> {
  const sent = requestOf(part, known)
  if ('fault' in sent) throw new RangeError(`assembly.roles.${part.role}.request: ${sent.fault}`)
  if ('missing' in sent) return { part, why: 'notKnown', needs: sent.missing }
  const { calculation, pairs } = part
  const read = andThen(calculation.parse({ ...nested(sent.values), ...pins }), ({ resolve }) => resolve(rows))
  if ('faults' in read) return { part, why: 'noneFits', needs: read.faults.map(({ path }) => path) }
  const preparation: PairPreparation = pairs.prepare(read.values, rows)
  const { list, notKnown, failing, others } = yield* preparation.find(lengthUpTo({ page: 1, size: 1 }))
  const pair = marginFirst(list, preparation)[0] ?? notKnown?.list[0] ?? failing
  if (pair === undefined) return { part, why: 'noneFits', needs: [] }
  const parts = pairs.partsOf(pair)
  return { part, parts, card: preparation.card(pair), sizing: preparation.size(parts.candidate), others }
}

/** Numbers of a card with their units. */
const figuresOf = (card: CardFields | SizedCard, { shown }: FirstPart['family']) => {
  const layout = shown?.card
  const own = layout
    ? figureNames.flatMap((name) => {
        const value: unknown = Object.hasOwn(card, name) ? card[name as keyof typeof card] : undefined // checked to be a number
        return typeof value === 'number' ? [{ name, value, unit: unitOfFigure(layout, name) }] : []
      })
    : []
  return [...own, ...card.furtherFigures.map(({ name, value, unit }) => ({ name, value, unit }))]
}

/** Most pieces of a part. */
const mostPieces = 100

/** A number of pieces is whole. */
function quantityOf({ quantity }: { readonly quantity?: string | undefined }, known: Known): number | undefined {
  if (quantity === undefined) return 1
  const found = evaluateIn(known, quantity, { kind: 'number', unit: '' })
  if ('fault' in found) throw new RangeError(`assembly: ${quantity}: ${found.fault}`)
  const isWhole = 'value' in found && typeof found.value === 'number' && Number.isInteger(found.value)
  return isWhole && found.value >= 1 && found.value <= mostPieces ? found.value : undefined
}

export type Solving = {
  readonly assembly: LoadedAssembly
  readonly preparation: IndexedPreparation
  readonly known: Known
  readonly rows: AssemblyRows
  readonly pins: Pins
}

/** Solves each model once. */
export function solving({ assembly, preparation, known, rows, pins }: Solving) {
  const solved = new Map<unknown, Solved>()
  function* solve(model: CatalogueModel<unknown>): Cooperative<Solved> {
    const before = solved.get(model.candidate)
    if (before) return before
    const card = preparation.card(model)
    const sizing = preparation.size(model.candidate)
    let figures = withFigures(known, assembly.first.role, figuresOf(card, assembly.first.family))
    const roles: (FilledRole | MissingRole)[] = []
    for (const [index, part] of assembly.found.entries()) {
      const found = yield* findRole({ part, rows: rows.found[index], pins }, figures)
      roles.push(found)
      if ('card' in found) figures = withFigures(figures, part.role, figuresOf(found.card, part.family))
    }
    const quantities = Object.fromEntries([assembly.first, ...assembly.found].map((part) => [part.role, quantityOf(part, figures)]))
    const whole: Solved = { model, sizing, card, roles, quantities, known: figures }
    solved.set(model.candidate, whole)
    return whole
  }
  return { solve, solvedOf: (model: CatalogueModel<unknown>): Solved => solved.get(model.candidate) ?? runToEnd(solve(model)) }
}

const prefixed = <Named extends { readonly name: string }>(family: string, list: readonly Named[]): Named[] =>
  list.map((one) => ({ ...one, name: `${family}/${one.name}` }))

/** @returns the sizing of all parts together; those of other families have the name of their family before theirs */
export function joinedSizing({ sizing, roles, quantities }: Solved): PairSizing {
  const filled = roles.flatMap((role) => ('card' in role ? [role] : []))
  const unknown = roles.flatMap((role) =>
    'card' in role || role.why !== 'notKnown' ? [] : [{ name: `${role.part.family.id}/part`, needs: [...role.needs] }],
  )
  const uncounted = Object.entries(quantities).flatMap(([role, quantity]) => {
    if (quantity !== undefined) return []
    const found = roles.find(({ part }) => part.role === role)
    return [{ name: found ? `${found.part.family.id}/quantity` : 'quantity', needs: [`${role}.quantity`] }]
  })
  return {
    limits: [...sizing.limits, ...filled.flatMap((role) => prefixed(role.part.family.id, role.sizing.limits))],
    notKnown: [
      ...sizing.notKnown,
      ...filled.flatMap((role) => prefixed(role.part.family.id, role.sizing.notKnown)),
      ...unknown,
      ...uncounted,
    ],
    checks: () => [...sizing.checks(), ...filled.flatMap((role) => prefixed(role.part.family.id, role.sizing.checks()))],
    values: () => [...sizing.values(), ...filled.flatMap((role) => prefixed(role.part.family.id, role.sizing.values()))],
    warnings: filled.flatMap((role) => role.sizing.warnings.map((warning) => `${role.part.family.id}/${warning}`)),
  }
}
