/** Models side by side as a spreadsheet: a row per property, a column per model, and one column for the unit. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { formatUnit, roundedNumber } from '../../../engine/units/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { numberCell, type SheetCell, type SheetTable, textCell } from './sheet-table.ts'
import { sheetText } from './sheet-words.ts'
import { writeWorkbook } from './workbook.ts'

/** The value of a property: a number with its unit, a text, or null where it is not stated. */
export type ComparedValue = { readonly number: number; readonly unit: string } | { readonly text: string } | null

/** A property with its value for each model, in the order of the models. */
export type ComparedProperty = { readonly name: string; readonly values: readonly ComparedValue[] }

/** The input of a comparison; names and texts are in the reader's language. */
export type ComparisonInput = {
  readonly locale: Locale
  readonly models: readonly { readonly name: string; readonly maker: string; readonly orderCode: string }[]
  readonly groups: readonly { readonly name: string; readonly properties: readonly ComparedProperty[] }[]
  readonly catalogueVersion: string
}

const unitsOf = (values: readonly ComparedValue[]): readonly string[] => [
  ...new Set(values.flatMap((value) => (value && 'number' in value ? [value.unit] : []))),
]

/** The row of a property. A common unit is in the unit column; with different units each value is a text that includes its unit. */
const propertyRow = ({ name, values }: ComparedProperty, locale: Locale): readonly SheetCell[] => {
  const units = unitsOf(values)
  const shared = units.length <= 1
  const cellOf = (value: ComparedValue): SheetCell => {
    if (!value) return textCell('–', 'faint')
    if ('text' in value) return textCell(value.text)
    return shared ? numberCell(value.number) : textCell(`${roundedNumber(value.number)} ${formatUnit(value.unit, locale)}`.trim())
  }
  const [unit = ''] = units
  return [textCell(name), shared && unit !== '' ? textCell(formatUnit(unit, locale)) : undefined, ...values.map(cellOf)]
}

/** @returns the table of a comparison */
const comparisonTable = ({ locale, models, groups, catalogueVersion }: ComparisonInput): SheetTable => {
  const say = (key: string) => sheetText(locale, key)
  const cellsOf = (key: string, of: (model: ComparisonInput['models'][number]) => string): readonly SheetCell[] => [
    textCell(say(key)),
    undefined,
    ...models.map((model) => textCell(of(model))),
  ]
  return {
    name: say('comparison'),
    frozen: { rows: 1, columns: 2 },
    rows: [
      [textCell(say('property'), 'head'), textCell(say('unit'), 'head'), ...models.map(({ name }) => textCell(name, 'head'))],
      cellsOf('maker', ({ maker }) => maker),
      cellsOf('orderCode', ({ orderCode }) => orderCode),
      ...groups.flatMap(({ name, properties }) => [
        [textCell(name, 'group'), ...Array.from({ length: models.length + 1 }, () => textCell('', 'group'))],
        ...properties.map((property) => propertyRow(property, locale)),
      ]),
      [textCell(say('catalogue')), undefined, textCell(catalogueVersion)],
    ],
  }
}

/** @returns a comparison as the bytes of an XLSX file */
export const comparisonSheet = (input: ComparisonInput): Cooperative<Uint8Array<ArrayBuffer>> => writeWorkbook([comparisonTable(input)])
