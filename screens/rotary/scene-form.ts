/** Inputs of the scenes. Each scene keeps its own values while another one is shown. */
import type { WorkingFirstRequest } from '../../families/rotary/wire/calls.ts'
import { type Further, furtherItems, savedFurther, withFurther } from './further-rows.ts'
import type { Receipt, Scene, SceneItem, Scenes } from './rotary-calls.ts'

/** `previous` is the last value that the field could take when it was left, restored if it is left empty. */
export type SceneField = { readonly value: number | undefined; readonly previous: number }
type Fields = Readonly<Record<string, SceneField>>

export type SceneForm = {
  readonly scene: string | undefined
  readonly fields: Readonly<Record<string, Fields>>
  /** Demands independent of the scene. */
  readonly further: Further
}

/** The last stored record; `key` identifies its content. */
export type Submitted = { readonly key: string; readonly receipt: Receipt }

/** Part of the form stored over a reload: values by scene and item. */
export type SavedForm = {
  readonly scene?: string | undefined
  /** Whether a result was shown, which is then calculated again. */
  readonly calculated?: boolean | undefined
  readonly submitted?: Submitted | undefined
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly further?: Further | undefined
  /** Calculation whose scene and values replace the stored ones, for a result that was opened by its link. */
  readonly request?: WorkingFirstRequest | undefined
}

export const emptyForm: SceneForm = { scene: undefined, fields: {}, further: {} }

const filled = (value: number): SceneField => ({ value, previous: value })

const fieldsOf = ({ list }: Scene, values: Readonly<Record<string, number>> = {}): Fields =>
  Object.fromEntries(list.map(({ name, defaultValue }) => [name, filled(values[name] ?? defaultValue)]))

/** Applies the scene and the values of a calculation to a stored form; a scene that does not exist changes nothing. */
const withRequest = (scenes: Scenes, { request, ...saved }: SavedForm): SavedForm => {
  const [name] = Object.entries(scenes).find(([, { type }]) => type === request?.type) ?? []
  if (!request || name === undefined) return saved
  const values = Object.fromEntries(request.list.map((item) => [item.name, item.value]))
  return { ...saved, scene: name, values: { ...saved.values, [name]: values } }
}

/** Creates the form for the loaded scenes; stored values of unknown scenes and items are dropped. */
export const openForm = (scenes: Scenes, stored: SavedForm = { values: {} }): SceneForm => {
  const saved = withRequest(scenes, stored)
  return {
    scene: saved.scene !== undefined && scenes[saved.scene] ? saved.scene : Object.keys(scenes)[0],
    fields: Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [name, fieldsOf(scene, saved.values[name])])),
    further: savedFurther(saved.further),
  }
}

export const savedOf = ({ scene, fields, further }: SceneForm): SavedForm => ({
  scene,
  values: Object.fromEntries(
    Object.entries(fields).map(([name, own]) => [
      name,
      Object.fromEntries(Object.entries(own).map(([item, { value, previous }]) => [item, value ?? previous])),
    ]),
  ),
  further: savedFurther(further),
})

export const fieldOf = ({ scene, fields }: SceneForm, item: string): SceneField | undefined =>
  scene === undefined ? undefined : fields[scene]?.[item]

const withFields = (form: SceneForm, own: Fields): SceneForm =>
  form.scene === undefined ? form : { ...form, fields: { ...form.fields, [form.scene]: own } }

const withField = (form: SceneForm, item: string, field: SceneField): SceneForm =>
  form.scene === undefined ? form : withFields(form, { ...form.fields[form.scene], [item]: field })

/** Sets a value while typing; anything but a finite number counts as empty. */
export const typeValue = (form: SceneForm, item: string, value: number | undefined): SceneForm => {
  const field = fieldOf(form, item)
  const read = value !== undefined && Number.isFinite(value) ? value : undefined
  return field && field.value !== read ? withField(form, item, { ...field, value: read }) : form
}

/** Sets a further demand; undefined clears it, `NaN` is an invalid text. */
export const typeFurther = (form: SceneForm, item: string, value: number | undefined): SceneForm =>
  Object.is(form.further[item], value) || !furtherItems.some(({ name }) => name === item)
    ? form
    : { ...form, further: withFurther(form.further, item, value) }

/** Resets the shown scene to its defaults and clears the further demands; other scenes are unchanged. */
export const resetScene = (form: SceneForm, scenes: Scenes): SceneForm => {
  const scene = form.scene === undefined ? undefined : scenes[form.scene]
  return scene ? withFields({ ...form, further: {} }, fieldsOf(scene)) : form
}

export type ProblemCode = 'empty' | 'notANumber' | 'belowMinimum' | 'aboveMaximum' | 'offStep'
/** An invalid input; `area` is the text section with its name. */
export type Problem = {
  readonly item: Pick<SceneItem, 'name' | 'unit' | 'min' | 'max'>
  readonly area: 'items' | 'rows'
  readonly code: ProblemCode
}

const problemWith = ({ min, max, step }: SceneItem, value: number | undefined): ProblemCode | undefined => {
  if (value === undefined) return 'empty'
  if (min !== undefined && value < min) return 'belowMinimum'
  if (max !== undefined && value > max) return 'aboveMaximum'
  return step !== undefined && !Number.isInteger(value / step) ? 'offStep' : undefined
}

/** Restores the value of an empty field; a value that the scene takes is stored for restoring, any other stays with its reason. */
export const leaveField = (form: SceneForm, scenes: Scenes, name: string): SceneForm => {
  const field = fieldOf(form, name)
  const item = form.scene === undefined ? undefined : scenes[form.scene]?.list.find((one) => one.name === name)
  if (!field || !item || field.value === field.previous) return form
  if (field.value === undefined) return withField(form, name, filled(field.previous))
  return problemWith(item, field.value) === undefined ? withField(form, name, filled(field.value)) : form
}

const furtherProblems = ({ further }: SceneForm): readonly Problem[] =>
  furtherItems.flatMap((item) => {
    const value = further[item.name]
    if (value === undefined || value >= item.min) return []
    return [{ item, area: 'rows', code: Number.isNaN(value) ? 'notANumber' : 'belowMinimum' }]
  })

/** Returns the invalid inputs, in order. */
export const problemsOf = (form: SceneForm, scenes: Scenes): readonly Problem[] => {
  const scene = form.scene === undefined ? undefined : scenes[form.scene]
  if (!scene) return []
  const own = scene.list.flatMap((item): readonly Problem[] => {
    const code = problemWith(item, fieldOf(form, item.name)?.value)
    return code === undefined ? [] : [{ item, area: 'items', code }]
  })
  return [...own, ...furtherProblems(form)]
}

/** Returns the calculation request; undefined if an input is invalid. */
export const requestOf = (form: SceneForm, scenes: Scenes): WorkingFirstRequest | undefined => {
  const scene = form.scene === undefined ? undefined : scenes[form.scene]
  if (!scene || problemsOf(form, scenes).length > 0) return undefined
  const list = scene.list.flatMap(({ name, unit }) => {
    const value = fieldOf(form, name)?.value
    return value === undefined ? [] : [{ name, value, unit }]
  })
  return { type: scene.type, list }
}
