/** Completions at the cursor, from the JSON Schema of the language and the names of the document. */
import { knownUnits } from '../../../engine/units/index.ts'
import { type JsonSchema, keysAt, type Place, valuesAt } from './json-schema.ts'
import { cellsOfList, type KnownName, languageNames, listsOfSchema, namesOfRow, namesOfSchema } from './schema-names.ts'
import type { Spot } from './spot.ts'

/** A completion: `text` replaces the text from `from` on, and the cursor is placed `back` characters before its end. */
export type Choice = {
  readonly label: string
  readonly text: string
  readonly back: number
  readonly kind: 'key' | 'value' | 'unit' | KnownName['kind']
  readonly detail: string
}

export type Choices = { readonly from: number; readonly to: number; readonly choices: readonly Choice[] }

type Written = { readonly language: JsonSchema; readonly schema: unknown }

const keyChoices = (spot: Spot, { language }: Written): Choices => {
  const isNew = spot.text === undefined
  const choices = keysAt(language, spot.place)
    .filter(({ key }) => !spot.present.includes(key))
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
    .map(({ key, description, starts }): Choice => {
      const name = JSON.stringify(key)
      return isNew
        ? {
            label: key,
            text: `${name}: ${starts}`,
            back: /^["{[]/.test(starts) && starts.length === 2 ? 1 : 0,
            kind: 'key',
            detail: description,
          }
        : { label: key, text: name, back: 0, kind: 'key', detail: description }
    })
  return { from: spot.from, to: spot.to, choices }
}

/** Returns the names allowed at a place. */
const namesFor = ({ path }: Place, schema: unknown): readonly KnownName[] => {
  const names = namesOfSchema(schema)
  const [, ...inSchema] = path
  const fields = names.filter(({ kind, name }) => kind === 'field' && !name.includes('.'))
  const shown = names.filter(({ kind, name }) => (kind === 'field' || kind === 'derived') && !name.includes('.'))
  const [part, list = ''] = inSchema
  if (part === 'fields' && (inSchema[2] === 'row' || inSchema[2] === 'rowRules')) return cellsOfList(schema, list)
  return inSchema.includes('items') || inSchema.includes('shows') ? shown : fields
}

/** Returns the word of an expression that ends at the cursor. */
const wordBefore = (text: string): string => /[A-Za-z_][\w.]*$/.exec(text)?.[0] ?? ''

const ofExpression = (
  { place, text = '' }: Spot,
  schema: unknown,
  cursor: number,
): { readonly word: string; readonly choices: readonly Choice[] } => {
  const before = text.slice(0, cursor)
  const unit = /\d\[(?<unit>[^\]]*)$/.exec(before)?.groups?.['unit']
  if (unit !== undefined) {
    return { word: unit, choices: knownUnits.map((label) => ({ label, text: label, back: 0, kind: 'unit', detail: '' })) }
  }
  const list = place.path[1] === 'fields' && (place.path[3] ?? '').startsWith('row') ? place.path[2] : undefined
  const names = [
    ...(list === undefined ? [] : [...cellsOfList(schema, list), ...namesOfRow(schema, list)]),
    ...namesOfSchema(schema),
    ...languageNames,
  ]
  const choices = names.map(({ name, kind, detail }): Choice => {
    const isCall = kind === 'function'
    return { label: name, text: isCall ? `${name}()` : name, back: isCall ? 1 : 0, kind, detail }
  })
  return { word: wordBefore(before), choices }
}

const asText = (label: string, kind: Choice['kind'], detail = ''): Choice => ({ label, text: JSON.stringify(label), back: 0, kind, detail })

const valueChoices = (spot: Spot, { language, schema }: Written, cursor: number): Choices => {
  const { values, takes } = valuesAt(language, spot.place)
  const whole = { from: spot.from, to: spot.to }
  if (takes.has('expression') && spot.text !== undefined) {
    const { word, choices } = ofExpression(spot, schema, cursor)
    const end = spot.from + 1 + cursor
    return { from: end - word.length, to: end, choices }
  }
  const isText = spot.text !== undefined
  const listed = values
    .filter((value) => !isText || typeof value === 'string')
    .map((value): Choice => ({ label: String(value), text: JSON.stringify(value), back: 0, kind: 'value', detail: '' }))
  const names = takes.has('name') ? namesFor(spot.place, schema).map(({ name, kind, detail }) => asText(name, kind, detail)) : []
  const units = takes.has('unit') ? knownUnits.map((unit) => asText(unit, 'unit')) : []
  const lists = spot.place.path.at(-1) === 'optionsFrom' ? listsOfSchema(schema).map((name) => asText(name, 'init')) : []
  return { ...whole, choices: [...listed, ...names, ...units, ...lists] }
}

/**
 * Returns the completions.
 *
 * @param spot position of the cursor in the document
 * @param written JSON Schema of documents, and the last schema that could be parsed
 * @param cursor number of characters of the text at the spot before the cursor
 */
export const choicesAt = (spot: Spot, written: Written, cursor: number): Choices =>
  spot.at === 'key' ? keyChoices(spot, written) : valueChoices(spot, written, cursor)
