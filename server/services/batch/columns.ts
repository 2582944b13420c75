/** The columns of a table: the inputs of a form, by what each is called in any language. */
import { type InitData, isWindowEnd, optionsOf, type PlannedField, readingOrder } from '../../../engine/index.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import type { BatchForm } from './batch-forms.ts'

/** What may be chosen: its value, and everything that it is called. */
export type ColumnOption = { readonly value: string; readonly names: readonly string[] }

/** An input as a column. */
export type BatchColumn = {
  readonly id: string
  readonly planned: PlannedField
  /** Its own unit, which a head without one means; '' where it has none. */
  readonly unit: string
  readonly names: readonly string[]
  /** None where nothing is chosen. */
  readonly options: readonly ColumnOption[]
}

/** How a cell or a head is compared with a name. */
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase()

const own = ({ plan }: BatchForm, locale: Locale, path: string): string | undefined =>
  translate(locale, `${calculatorNamespace(plan.schema)}:${path}`)

/** What a column is called in a language; the ends of a window by the number that they are around. */
export const columnLabel = (form: BatchForm, id: string, locale: Locale): string => {
  if (!isWindowEnd(id)) return own(form, locale, `${id}.label`) ?? id
  const [number = id, end = ''] = id.split('.')
  return translate(locale, `server/batch:${end}`, { name: columnLabel(form, number, locale) }) ?? id
}

type OptionPlace = { readonly planned: PlannedField; readonly value: string; readonly init: InitData | undefined }

const initName = (form: BatchForm, { planned: { field }, value, init }: OptionPlace): string | undefined => {
  if (field.kind !== 'choice' && field.kind !== 'choices') return undefined
  const name = optionsOf(form.plan.schema, field, init)?.find((option) => option.value === value)?.name
  return typeof name === 'string' ? name : undefined
}

/** What an option is called: as the form says it. */
export const optionLabel = (form: BatchForm, place: OptionPlace, locale: Locale): string =>
  own(form, locale, `${place.planned.id}.options.${place.value}`) ?? initName(form, place) ?? place.value

const valuesOf = (form: BatchForm, { field }: PlannedField, init: InitData | undefined): readonly string[] => {
  if (field.kind === 'alternatives') return Object.keys(field.branches)
  if (field.kind !== 'choice' && field.kind !== 'choices') return []
  return optionsOf(form.plan.schema, field, init)?.map(({ value }) => value) ?? []
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names.map(plain))]

const columnOf = (form: BatchForm, planned: PlannedField, init: InitData | undefined): BatchColumn => ({
  id: planned.id,
  planned,
  unit: planned.field.kind === 'number' ? (planned.field.unit ?? '') : '',
  names: distinct([planned.id, ...locales.map((locale) => columnLabel(form, planned.id, locale))]),
  options: valuesOf(form, planned, init).map((value) => ({
    value,
    names: distinct([value, ...locales.map((locale) => optionLabel(form, { planned, value, init }, locale))]),
  })),
})

/**
 * @param form whose inputs are wanted
 * @param init its options
 * @returns a column for each input, in reading order: the ends of a window after their number
 */
export const columnsOf = (form: BatchForm, init: InitData | undefined): readonly BatchColumn[] => {
  const { fields } = form.plan
  const laidOut = readingOrder(form.plan).filter((id) => !isWindowEnd(id))
  const ids = laidOut.flatMap((id) => [id, ...[`${id}.lower`, `${id}.upper`].filter((end) => fields.has(end))])
  return ids.flatMap((id) => {
    const planned = fields.get(id)
    return planned && planned.field.kind !== 'diagram' ? [columnOf(form, planned, init)] : []
  })
}
