/** A comparison as the request for a spreadsheet: all numbers with their units in the user's unit system. */
import type { ComparisonRequest } from '../../../contract/files/sheets.ts'
import type { LedgerModel, RecommendedModel } from '../../../contract/results/selection.ts'
import type { Check } from '../../../contract/results/sizing.ts'
import { convert, displayUnit, formatUnit, isUnlimited, parseUnit, roundedNumber, type UnitSystem } from '../../../engine/units/index.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { figuresOf, furtherFigures } from '../../../families/define/card-figures.ts'
import { isRowOf, pairName } from '../model/pair-identity.ts'
import { type CompareRow, type CompareWords, namesOf } from './compare-rows.ts'

type Property = ComparisonRequest['groups'][number]['properties'][number]
type Value = Property['values'][number]

export type ComparedFile = {
  readonly models: readonly RecommendedModel[]
  readonly ledger: readonly LedgerModel[]
  readonly layout: CardLayout
  readonly words: CompareWords
  readonly system: UnitSystem
  /** Names of a check's three properties. */
  readonly checkWords: Readonly<Record<'used' | 'acts' | 'limit', (name: string) => string>>
  readonly groupNames: { readonly figures: string; readonly checks: string; readonly origin: string }
  /** Descriptive properties and sources of the models, as text. */
  readonly facts: readonly CompareRow[]
  readonly origin: readonly CompareRow[]
  readonly catalogueVersion: string
}

const quantity = ({ system }: ComparedFile, value: number, unit: string): Value => {
  if (isUnlimited(Math.abs(value))) return null
  const shown = parseUnit(unit) === undefined ? unit : displayUnit(unit, system)
  const number = shown === unit ? value : roundedNumber(convert(value, unit, shown))
  return { number, unit: formatUnit(shown, 'en') }
}

const wordsIn = (rows: readonly CompareRow[]): readonly Property[] =>
  rows.map(({ name, cells }) => ({ name, values: cells.map((cell) => cell && { text: cell.text }).map((value) => value ?? null) }))

const figures = (file: ComparedFile): readonly Property[] => {
  const { models, layout, words } = file
  const order = [...layout.large, ...layout.list]
  const own = models.map((model) => figuresOf(model, order, layout))
  const further = models.map((model) => furtherFigures(model, { ...layout, beside: {} }))
  return [
    ...namesOf(own).map((name) => ({
      name: words.figure(own.flatMap((list) => list.find((one) => one.name === name) ?? [])[0]?.label ?? 'lead'),
      values: own.map((list): Value => {
        const figure = list.find((one) => one.name === name)
        return figure ? quantity(file, figure.value, figure.unit) : null
      }),
    })),
    ...namesOf(further).map((name) => ({
      name: words.value(name),
      values: further.map((list): Value => {
        const param = list.find((one) => one.name === name)
        if (!param) return null
        const isWord = typeof param.value === 'string' || param.kind === 'yesNo'
        return isWord ? { text: words.paramInWords(param) } : quantity(file, Number(param.value), param.unit)
      }),
    })),
  ]
}

const checks = (file: ComparedFile): readonly Property[] => {
  const { models, ledger, words, checkWords } = file
  const rows = models.map((model) => ledger.find((one) => isRowOf(one, model)))
  const names = namesOf(rows.map((row) => [...(row?.checks ?? []), ...(row?.notKnown ?? [])]))
  return names.flatMap((name): readonly Property[] => {
    const found = rows.map((row) => row?.checks.find((one) => one.name === name))
    const isOpen = rows.map((row) => row?.notKnown.some((one) => one.name === name))
    const values = (of: (check: Check) => Value) =>
      found.map((check, at): Value => (isOpen[at] ? { text: words.notKnown } : check ? of(check) : null))
    const title = words.check(name)
    if (found.some((check) => check?.role === 'yesOrNo')) {
      return [{ name: title, values: values(({ passed }) => ({ text: words.verdict(passed) })) }]
    }
    return [
      {
        name: checkWords.used(title),
        values: values(({ utilisation }) => ({ number: roundedNumber(100 * utilisation), unit: '%' })),
      },
      { name: checkWords.acts(title), values: values(({ required, unit }) => quantity(file, required, unit)) },
      { name: checkWords.limit(title), values: values(({ available, unit }) => quantity(file, available, unit)) },
    ]
  })
}

export const comparisonOf = (file: ComparedFile): ComparisonRequest => ({
  models: file.models.map((model) => ({ name: pairName(model), maker: model.maker, orderCode: model.machineCode })),
  groups: [
    { name: file.groupNames.figures, properties: [...wordsIn(file.facts), ...figures(file)] },
    { name: file.groupNames.checks, properties: [...checks(file)] },
    { name: file.groupNames.origin, properties: [...wordsIn(file.origin)] },
  ],
  catalogueVersion: file.catalogueVersion,
})
