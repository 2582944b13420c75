/** Checks the pictures that a form shows: those of options, and live drawings. */
import { errorAt, type Fault, nearest } from '../../engine/check/fault.ts'
import type { CalculatorSchema, OptionData } from '../../engine/define/index.ts'
import { diagrams } from '../../screens/drawings/diagram-registry.ts'
import { optionDrawings } from '../../screens/drawings/registry.ts'

const names = Object.keys(optionDrawings)

/** The name of an option's picture; undefined where its type is wrong, which is told elsewhere. */
const iconOf = (option: string | OptionData): string | undefined => {
  const icon = typeof option === 'string' ? option : (option['icon'] ?? option.value)
  return typeof icon === 'string' ? icon : undefined
}
const valueOf = (option: string | OptionData): string => (typeof option === 'string' ? option : option.value)

/** Pictures of the options of one choice: each has one, of its own, and not that of another option. */
const optionFaults = (id: string, options: readonly (string | OptionData)[]): readonly Fault[] => {
  const [icons, values, path] = [options.map(iconOf), options.map(valueOf), `${id}.options`]
  return icons.flatMap((icon, at): readonly Fault[] => {
    if (icon === undefined) return []
    const value = values[at] ?? ''
    const missing = { message: `there is no picture '${icon}'`, cure: nearest(icon, names) }
    if (!names.includes(icon)) return [errorAt(path, 'unknownPicture', missing)]
    const twice = { message: `two options have the picture '${icon}'`, cure: 'give each its own' }
    if (icons.indexOf(icon) < at) return [errorAt(path, 'pictureTwice', twice)]
    const other = values.find((one) => one !== value && icon.includes(one) && !icon.includes(value))
    const message = `'${value}' has the picture of '${other}'`
    return other === undefined ? [] : [errorAt(path, 'otherPicture', { message, cure: 'interchange them' })]
  })
}

/** A select of options that the init answer has pictures of. */
const hiddenPictures = ({ init }: CalculatorSchema, id: string, source: string): readonly Fault[] => {
  const list = source.replace('init.', '')
  const columns = init?.lists && Object.hasOwn(init.lists, list) ? init.lists[list] : undefined
  if (columns?.['icon'] === undefined) return []
  const message = `'${list}' has pictures, and a select shows none`
  return [{ ...errorAt(`${id}#as`, 'hiddenPictures', { message, cure: "write as: 'images'" }), severity: 'warning' }]
}

/** @returns options that are shown as pictures without one, or with that of another option; drawings that there are none of */
export const pictureFaults = (schema: CalculatorSchema): readonly Fault[] =>
  Object.entries(schema.fields).flatMap(([id, field]) => {
    if (field.kind === 'choice' && field.as === 'images') return optionFaults(id, field.options ?? [])
    if (field.kind === 'choice' && (field.as ?? 'select') === 'select') return hiddenPictures(schema, id, field.optionsFrom ?? '')
    if (field.kind !== 'diagram' || Object.hasOwn(diagrams, field.picture)) return []
    return [
      errorAt(`${id}#picture`, 'unknownPicture', {
        message: `there is no drawing '${field.picture}'`,
        cure: nearest(field.picture, Object.keys(diagrams)),
      }),
    ]
  })
