/** Validates the parts of a schema that concern the screens: its place, its icon, its dialogs. */
import { errorAt, type Fault, nearest } from '../../../engine/check/fault.ts'
import type { CalculatorSchema, WorkingClassSchema } from '../../../engine/define/index.ts'
import { texts } from '../../../i18n/en/shell.ts'
import { classDrawings } from '../../../schemas/class-drawings.ts'
import { classGroups, moves } from '../../../schemas/working-classes.ts'

/** A fault for an unknown word, with the nearest known one. */
export const unknown = (path: string, code: string, { text, known }: { readonly text: string; readonly known: readonly string[] }): Fault =>
  errorAt(path, code, { message: `'${text}' is unknown`, cure: nearest(text, known) })

/** A calculator, or a class with a screen of its own. */
type Placed = CalculatorSchema | WorkingClassSchema

/** Faults for ids used by another calculator. */
export const takenIds = ({ id, place }: Placed, isTaken: (id: number) => boolean): readonly Fault[] =>
  [id, ...(place?.also ?? [])].flatMap((one, at) => {
    if (!isTaken(one)) return []
    const path = at === 0 ? 'id' : `place.also.${at - 1}`
    return [errorAt(path, 'idTaken', { message: `there is a calculator ${one}`, cure: 'take another number' })]
  })

const oneOf = (path: string, code: string, word: { readonly text: string; readonly known: readonly string[] }): readonly Fault[] =>
  word.known.includes(word.text) ? [] : [unknown(path, code, word)]

/** Faults of the place on the start page; a calculator without a place could not be found. */
const placeFaults = ({ place }: Placed, addresses: readonly string[]): readonly Fault[] => {
  if (!place) {
    const cure = "write { group: 'linear', drawing: 'BallScrew' }"
    return [errorAt('', 'noPlace', { message: "has no 'place': it would stand on no page", cure })]
  }
  const message = `'${place.address}' is the page of another class`
  return [
    ...oneOf('place.group', 'unknownGroup', { text: place.group, known: classGroups }),
    ...(place.moves ?? []).flatMap((text, at) => oneOf(`place.moves.${at}`, 'unknownMove', { text, known: moves })),
    ...oneOf('place.drawing', 'unknownDrawing', { text: place.drawing, known: classDrawings }),
    ...(place.address !== undefined && addresses.includes(place.address)
      ? [errorAt('place.address', 'addressTaken', { message, cure: 'take another name' })]
      : []),
  ]
}

/** Known dialogs; each has a text for its button. */
const pickers: readonly string[] = Object.keys(texts.form.pickers)

const pickerFaults = (schema: Placed): readonly Fault[] =>
  Object.entries('fields' in schema ? schema.fields : {}).flatMap(([id, field]): readonly Fault[] =>
    field.kind === 'number' && field.picker !== undefined
      ? oneOf(`${id}#picker`, 'unknownPicker', { text: field.picker, known: pickers })
      : [],
  )

/** @param addresses addresses of the pages of other classes */
export const screenFaults = (schema: Placed, addresses: readonly string[]): readonly Fault[] => [
  ...placeFaults(schema, addresses),
  ...pickerFaults(schema),
]
