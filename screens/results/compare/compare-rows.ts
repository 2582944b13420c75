/** Rows of a comparison: one per property with a cell per model, marked where the displayed values differ. */
import type { Assembly, Item } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import type { FurtherFigure, LedgerModel, RecommendedModel } from '../../../contract/results/selection.ts'
import type { Check } from '../../../contract/results/sizing.ts'
import type { CardLayout, FigureLabel } from '../../../families/define/card-layout.ts'
import { type Figure, figuresOf, furtherFigures } from '../../../families/define/card-figures.ts'
import { isOfSeveral, isRowOf } from '../model/pair-identity.ts'

/** Content of a cell; undefined if the model lacks the property. */
export type Cell =
  | {
      readonly text: string
      readonly detail?: string
      readonly check?: Pick<Check, 'utilisation' | 'passed'>
      /** No other cell is better, and at least one is worse. */
      readonly isBest?: boolean
    }
  | undefined

export type CompareRow = { readonly key: string; readonly name: string; readonly cells: readonly Cell[]; readonly differs: boolean }

/** Figures for which more is better. For others (lead, ratio, force) it depends on the machine. */
const moreIsBetter: ReadonlySet<string> = new Set(['maxW', 'maxSpeed', 'l10', 'fs', 'efficiency'])

/**
 * Marks the best cells.
 *
 * @param cells of a row
 * @param worth of each cell, higher is better; undefined is never the best
 * @returns the cells; none is marked if all are equally good
 */
export const markBest = (cells: readonly Cell[], worth: readonly (number | undefined)[]): readonly Cell[] => {
  const known = worth.filter((one) => one !== undefined)
  const best = Math.max(...known)
  if (known.length < 2 || known.every((one) => one === best)) return cells
  return cells.map((cell, index) => (cell && worth[index] === best ? { ...cell, isBest: true } : cell))
}

/** Descriptive properties of a model. */
const factNames = ['reducerType', 'flange'] as const
export type FactName = (typeof factNames)[number]
export type OriginName = 'orderCode' | 'maker' | 'series' | 'basis' | 'source'

/** Texts of the rows in the user's language and units. */
export type CompareWords = {
  readonly figure: (label: FigureLabel) => string
  readonly value: (name: string) => string
  readonly fact: (name: FactName) => string
  readonly word: (name: string) => string
  readonly check: (name: string) => string
  readonly origin: (name: OriginName) => string
  readonly governing: string
  readonly inWords: (value: number, unit: string) => string
  readonly paramInWords: (param: FurtherFigure) => string
  readonly percent: (share: number) => string
  readonly verdict: (passed: boolean) => string
  readonly notKnown: string
  readonly basis: (basis: Assembly['basis']) => string
  readonly role: (role: string) => string
  /** Order code of a part, or what an open position has to meet. */
  readonly item: (item: Item) => string
}

const row = (key: string, name: string, cells: readonly Cell[]): CompareRow => {
  const seen = new Set(cells.map((cell) => cell && `${cell.text}\n${cell.detail ?? ''}`))
  return { key, name, cells, differs: seen.size > 1 }
}

/** Returns the distinct names of all lists, in order of first occurrence. */
export const namesOf = (lists: readonly (readonly { readonly name: string }[])[]): readonly string[] => [
  ...new Set(lists.flatMap((list) => list.map(({ name }) => name))),
]

const named = <T extends { readonly name: string }>(list: readonly T[], name: string): T | undefined =>
  list.find((one) => one.name === name)

const facts = {
  reducerType: ({ reducerType }, { word }) => reducerType && word(reducerType),
  flange: ({ motorFlangeCode }) => motorFlangeCode,
} satisfies Record<FactName, (model: RecommendedModel, words: CompareWords) => string | undefined>

/** Rows of descriptive properties, without those that no model has. */
export const factRows = (models: readonly RecommendedModel[], words: CompareWords): readonly CompareRow[] =>
  factNames.flatMap((name) => {
    const texts = models.map((model) => facts[name](model, words))
    if (texts.every((text) => text === undefined)) return []
    const cells = texts.map((text): Cell => (text === undefined ? undefined : { text }))
    return [row(name, words.fact(name), cells)]
  })

/** Rows of the positions of assemblies: what fills each role, and how much of its limits it uses. */
export const positionRows = (models: readonly RecommendedModel[], words: CompareWords): readonly CompareRow[] => {
  const parts = models.map(({ assembly }) => (isOfSeveral(assembly) ? assembly.parts : []))
  const roles = [...new Set(parts.flat().map(({ role }) => role))]
  return roles.map((role) => {
    const cells = parts.map((own): Cell => {
      const part = own.find((one) => one.role === role)
      return part && { text: words.item(part.item), ...(part.use && { detail: words.percent(part.use.utilisation) }) }
    })
    return row(`part ${role}`, words.role(role), cells)
  })
}

/** Rows of the layout's figures, then the others, without those that no model has. */
export const figureRows = (models: readonly RecommendedModel[], layout: CardLayout, words: CompareWords): readonly CompareRow[] => {
  const order = [...layout.large, ...layout.list]
  const figures = models.map((model) => figuresOf(model, order, layout))
  const params = models.map((model) => furtherFigures(model, { ...layout, beside: {} }))
  const cellOf = (figure: Figure | undefined): Cell => figure && { text: words.inWords(figure.value, figure.unit) }
  const present = order.flatMap((name) => figures.flatMap((list) => named(list, name) ?? []).slice(0, 1))
  return [
    ...present.map(({ name, label }) =>
      row(
        name,
        words.figure(label),
        markBest(
          figures.map((list) => cellOf(named(list, name))),
          figures.map((list) => (moreIsBetter.has(name) ? named(list, name)?.value : undefined)),
        ),
      ),
    ),
    ...namesOf(params).map((name) => {
      const cells = params.map((list): Cell => {
        const param = named(list, name)
        return param && { text: words.paramInWords(param) }
      })
      return row(`param ${name}`, words.value(name), cells)
    }),
  ]
}

/** Rows of the governing check and of each check: utilisation, required and available value. */
export const checkRows = (
  models: readonly RecommendedModel[],
  ledger: readonly LedgerModel[],
  words: CompareWords,
): readonly CompareRow[] => {
  const rows = models.map((model) => ledger.find((one) => isRowOf(one, model)))
  const governing = models.map(({ utilisation, governing: name }): Cell => ({
    text: words.percent(utilisation),
    detail: words.check(name),
    check: { utilisation, passed: utilisation <= 1 },
  }))
  const cellOf = (check: Check | undefined): Cell => {
    if (!check) return undefined
    if (check.role === 'yesOrNo') return { text: words.verdict(check.passed) }
    const detail = `${words.inWords(check.required, check.unit)} / ${words.inWords(check.available, check.unit)}`
    return { text: words.percent(check.utilisation), detail, check }
  }
  /** Returns the worth of a check; failed checks have none, whatever their utilisation. */
  const worthOf = (check: Pick<Check, 'utilisation' | 'passed'> | undefined): number | undefined =>
    check?.passed ? -check.utilisation : undefined
  const marked = (cells: readonly Cell[]): readonly Cell[] =>
    markBest(
      cells,
      cells.map((cell) => worthOf(cell?.check)),
    )
  return [
    row('governing', words.governing, marked(governing)),
    ...namesOf(rows.map((model) => [...(model?.checks ?? []), ...(model?.notKnown ?? [])])).map((name) =>
      row(
        name,
        words.check(name),
        marked(
          rows.map((model) => (named(model?.notKnown ?? [], name) ? { text: words.notKnown } : cellOf(named(model?.checks ?? [], name)))),
        ),
      ),
    ),
  ]
}

const distinct = (texts: readonly string[]): string => [...new Set(texts)].filter((text) => text !== '').join(' + ')

/** Rows of order code, manufacturer and source: of an assembly those of every model, and the least trusted basis. */
export const originRows = (models: readonly RecommendedModel[], words: CompareWords): readonly CompareRow[] => {
  const partsOf = ({ assembly }: RecommendedModel) => (isOfSeveral(assembly) ? modelsIn(assembly) : undefined)
  const codesOf = ({ assembly }: RecommendedModel) =>
    isOfSeveral(assembly) &&
    assembly.parts.flatMap(({ role, item }) => (item.kind === 'model' ? [`${words.role(role)}: ${item.code.code}`] : [])).join(' · ')
  const ofAll = (model: RecommendedModel, name: 'maker' | 'series' | 'source'): string =>
    distinct((partsOf(model) ?? [model]).map((one) => one[name]))
  const texts = {
    orderCode: (model) => codesOf(model) || model.machineCode,
    maker: (model) => ofAll(model, 'maker'),
    series: (model) => ofAll(model, 'series'),
    basis: ({ assembly, basis }) => words.basis(isOfSeveral(assembly) ? assembly.basis : basis),
    source: (model) => ofAll(model, 'source'),
  } satisfies Record<OriginName, (model: RecommendedModel) => string>
  const names: readonly OriginName[] = ['orderCode', 'maker', 'series', 'basis', 'source']
  return names.map((name) =>
    row(
      name,
      words.origin(name),
      models.map((model) => (texts[name](model) === '' ? undefined : { text: texts[name](model) })),
    ),
  )
}
