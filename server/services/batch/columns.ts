/** The columns of a table: the inputs of a form, with their names in every language. */
import { type InitData, isWindowEnd, optionsOf, type PlannedField, readingOrder, unitOf } from '../../../engine/index.ts'
import { readableName } from '../../../engine/units/index.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { FormInputs } from './batch-forms.ts'

/** An option: its value and all names accepted for it. */
export type ColumnOption = { readonly value: string; readonly names: readonly string[] }

/** An input of the form as a column. */
export type BatchColumn = {
  readonly id: string
  readonly planned: PlannedField
  /** Unit assumed where the head states none; '' where the input has no unit. */
  readonly unit: string
  readonly names: readonly string[]
  /** Empty where the input is not a choice. */
  readonly options: readonly ColumnOption[]
}

/** Normalises a cell or a head for comparison with names. */
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase()

type FormTexts = Pick<FormInputs, 'plan' | 'namespace'>

const own = ({ namespace }: FormTexts, locale: Locale, path: string): string | undefined => translate(locale, `${namespace}:${path}`)

/** The label of a column in a language; the ends of a window include the label of their number. */
export const columnLabel = (form: FormTexts, id: string, locale: Locale): string => {
  if (!isWindowEnd(id)) return own(form, locale, `${id}.label`) ?? id
  const [number = id, end = ''] = id.split('.')
  return translate(locale, `server/batch:${end}`, { name: columnLabel(form, number, locale) }) ?? id
}

type OptionPlace = { readonly planned: PlannedField; readonly value: string; readonly init: InitData | undefined }

const initName = (form: FormTexts, { planned: { field }, value, init }: OptionPlace): string | undefined => {
  if (field.kind !== 'choice' && field.kind !== 'choices') return undefined
  const name = optionsOf(form.plan.schema, field, init)?.find((option) => option.value === value)?.name
  return typeof name === 'string' ? name : undefined
}

/** The label of an option, as the form shows it. */
export const optionLabel = (form: FormTexts, place: OptionPlace, locale: Locale): string =>
  own(form, locale, `${place.planned.id}.options.${place.value}`) ??
  (place.planned.field.kind === 'toggle' ? translate(locale, `shell:common.${place.value === 'true' ? 'yes' : 'no'}`) : undefined) ??
  readableName(initName(form, place) ?? place.value, { locale, system: 'metric' })

const valuesOf = (form: FormTexts, { field }: PlannedField, init: InitData | undefined): readonly string[] => {
  if (field.kind === 'toggle') return ['true', 'false']
  if (field.kind === 'alternatives') return Object.keys(field.branches)
  if (field.kind !== 'choice' && field.kind !== 'choices') return []
  return optionsOf(form.plan.schema, field, init)?.map(({ value }) => value) ?? []
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names.map(plain))]

const columnOf = (form: FormTexts, planned: PlannedField, init: InitData | undefined): BatchColumn => ({
  id: planned.id,
  planned,
  unit: unitOf(planned),
  names: distinct([planned.id, ...locales.map((locale) => columnLabel(form, planned.id, locale))]),
  options: valuesOf(form, planned, init).map((value) => ({
    value,
    names: distinct([value, ...locales.map((locale) => optionLabel(form, { planned, value, init }, locale))]),
  })),
})

/**
 * @param form form whose inputs become columns
 * @param init its init data
 * @returns one column per input, in reading order; the ends of a window follow their number
 */
export const columnsOf = (form: FormTexts, init: InitData | undefined): readonly BatchColumn[] => {
  const { fields } = form.plan
  const laidOut = readingOrder(form.plan).filter((id) => !isWindowEnd(id))
  const ids = laidOut.flatMap((id) => [id, ...[`${id}.lower`, `${id}.upper`].filter((end) => fields.has(end))])
  return ids.flatMap((id) => {
    const planned = fields.get(id)
    return planned && planned.field.kind !== 'diagram' ? [columnOf(form, planned, init)] : []
  })
}
