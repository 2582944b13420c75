/** Compares a calculator with the others: what all of them have for the same thing is seldom left out on purpose. */
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import { type CalculatorSchema, type Field, modelResults, requestCall } from '../../engine/define/index.ts'
import { classDrawings } from '../../schemas/class-drawings.ts'
import { type CalculatorTexts, mainLanguage, type TextFault } from './calculator-texts.ts'

/** A calculator with its texts. */
type Sibling = { readonly schema: CalculatorSchema; readonly texts: CalculatorTexts }

const labelOf = ({ texts }: Sibling, id: string): string | undefined => texts.get(mainLanguage)?.get(`${id}.label`)

const warning = (path: string, code: string, { message, cure }: { readonly message: string; readonly cure: string }): Fault => ({
  ...errorAt(path, code, { message, cure }),
  severity: 'warning',
})

type NumberField = Extract<Field, { readonly kind: 'number' }>

const numbersOf = ({ schema }: Sibling): readonly (readonly [string, NumberField])[] =>
  Object.entries(schema.fields).flatMap(([id, field]) => (field.kind === 'number' ? [[id, field] as const] : []))

/** Numbers without the dialog that every other number of their name and unit has. */
const pickerFaults = (own: Sibling, others: readonly Sibling[]): readonly Fault[] =>
  numbersOf(own).flatMap(([id, field]) => {
    const label = labelOf(own, id)
    const alike = others.flatMap((other) =>
      numbersOf(other).flatMap(([one, { unit, picker }]) =>
        label !== undefined && labelOf(other, one) === label && unit === field.unit ? [picker] : [],
      ),
    )
    const [picker] = alike
    if (field.picker !== undefined || picker === undefined || !alike.every((one) => one === picker)) return []
    const message = `every other '${label}' has the picker '${picker}'`
    return [warning(id, 'pickerElsewhere', { message, cure: `write picker: '${picker}'` })]
  })

const diagramsOf = ({ schema }: Sibling) =>
  Object.entries(schema.fields).flatMap(([id, field]) => (field.kind === 'diagram' ? [{ id, field }] : []))

/** Drawings that are not given what the same drawing is given elsewhere. */
const drawingFaults = (own: Sibling, others: readonly Sibling[]): readonly Fault[] =>
  diagramsOf(own).flatMap(({ id, field: { picture, shows = [] } }) => {
    const elsewhere = others.flatMap(diagramsOf).flatMap(({ field }) => (field.picture === picture ? (field.shows ?? []) : []))
    const has = (one: string) => Object.hasOwn(own.schema.fields, one) || Object.hasOwn(own.schema.derived ?? {}, one)
    const left = [...new Set(elsewhere)].filter((one) => !shows.includes(one) && has(one))
    if (left.length === 0) return []
    const message = `the drawing '${picture}' is given ${left.join(', ')} elsewhere, and not here`
    return [warning(id, 'drawingLacks', { message, cure: 'name it in `shows`' })]
  })

type ChoiceField = Extract<Field, { readonly kind: 'choice' }>

const choicesOf = ({ schema }: Sibling): readonly (readonly [string, ChoiceField])[] =>
  Object.entries(schema.fields).flatMap(([id, field]) => (field.kind === 'choice' ? [[id, field] as const] : []))

/** What a choice offers. */
const offerOf = ({ options, optionsFrom }: ChoiceField): string =>
  JSON.stringify(options?.map((one) => (typeof one === 'string' ? one : one.value)) ?? optionsFrom)

/** Choices that are shown otherwise than every other choice of their name and options. */
const choiceFaults = (own: Sibling, others: readonly Sibling[]): readonly Fault[] =>
  choicesOf(own).flatMap(([id, field]) => {
    const label = labelOf(own, id)
    const alike = others.flatMap((other) =>
      choicesOf(other).flatMap(([one, choice]) =>
        label !== undefined && labelOf(other, one) === label && offerOf(choice) === offerOf(field) ? [choice] : [],
      ),
    )
    const [{ as } = {}] = alike
    if (alike.length === 0 || field.as === as || !alike.every((one) => one.as === as)) return []
    const message = `every other '${label}' is shown as ${as ?? 'a select'}`
    return [warning(`${id}#as`, 'shownOtherwise', { message, cure: as === undefined ? "leave out 'as'" : `write as: '${as}'` })]
  })

/** A class with the drawing of another one, where there is a drawing of its own name. */
const classDrawingFaults = ({ schema: { name, place } }: Sibling): readonly Fault[] => {
  const named = classDrawings.find((drawing) => drawing.toLowerCase() === name.toLowerCase())
  if (!place || named === undefined || place.drawing === named) return []
  const message = `'${place.drawing}' is drawn, and there is a drawing '${named}'`
  return [warning('place.drawing', 'otherDrawing', { message, cure: `write '${named}'` })]
}

/** Numbers of the next calculator that are asked for again, although this one sends them. */
const nextFaults = (own: Sibling, others: readonly Sibling[]): readonly Fault[] => {
  const { next } = modelResults(own.schema)
  const opened = others.find(({ schema }) => schema.id === next?.calculator)
  if (!next || !opened) return []
  const sent = Object.entries(requestCall(own.schema.request).parameters).flatMap(([name, parameter]) =>
    typeof parameter === 'string' ? [{ name, item: parameter }] : [],
  )
  return numbersOf(opened)
    .filter(([id, field]) => field.required !== false && field.default === undefined && !Object.hasOwn(next.inputs, id))
    .flatMap(([id, field]) => {
      const label = labelOf(opened, id)
      const known = sent.find(({ item }) => {
        const part = own.schema.fields[item] ?? own.schema.derived?.[item]
        const unit = part && 'unit' in part ? part.unit : undefined
        return label !== undefined && labelOf(own, item) === label && (unit ?? '') === (field.unit ?? '')
      })
      if (!known) return []
      const message = `calculator ${next.calculator} asks for '${label}' (${id}) again, which ${known.name} has`
      return [warning('results.next.inputs', 'notPassedOn', { message, cure: `add ${id}: '${known.name}'` })]
    })
}

/** @returns names and notes of the class that another one has in some languages only: in those the menu shows one twice */
export const nameFaults = (texts: CalculatorTexts, others: ReadonlyMap<string, CalculatorTexts>): readonly TextFault[] =>
  [...others].flatMap(([folder, taken]) =>
    ['class.name', 'class.note'].flatMap((path) => {
      const same = [...texts.keys()].filter((locale) => texts.get(locale)?.get(path) === (taken.get(locale)?.get(path) ?? ''))
      if (same.length === texts.size) return []
      const message = `the class has the ${path === 'class.name' ? 'name' : 'note'} of ${folder}`
      return same.map((locale) => ({ locale, path, code: 'nameTaken', message, cure: 'give it one of its own' }))
    }),
  )

/**
 * @param own the calculator
 * @param others the other ones
 * @returns dialogs, drawings and figures of a next step by which it differs from all others
 */
export const siblingFaults = (own: Sibling, others: readonly Sibling[]): readonly Fault[] => [
  ...pickerFaults(own, others),
  ...drawingFaults(own, others),
  ...choiceFaults(own, others),
  ...classDrawingFaults(own),
  ...nextFaults(own, others),
]
