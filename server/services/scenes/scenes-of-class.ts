/** The scenes of a class: list, parameters, calculation. */
import { translateOr } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import {
  type SceneCalculation,
  type SceneCalculationRequest,
  type WorkingSceneInit,
  type WorkingScenes,
} from '../../../families/rotary/wire/scene-calls.ts'
import { andThen, type Fault, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { CompiledScene } from '../../../engine/index.ts'
import { sceneName, type ServedScenes } from './served-scenes.ts'
import { workingFirst } from './working-first.ts'

/** @returns every scene, in the order of the tiles */
export const workingScenesOf = (scenes: ServedScenes, locale: Locale): WorkingScenes =>
  [...scenes].map(([id, { scene }]) => ({ id, name: sceneName(locale, id), iconUrl: scene.picture }))

const itemName = (locale: Locale, item: string): string => translateOr(locale, `scenes:items.${item}`, item)
const rowName = (locale: Locale, row: string): string => translateOr(locale, `scenes:rows.${row}`, row)

const sceneOf = (scenes: ServedScenes, id: string): Parsed<CompiledScene> => {
  const compiled = scenes.get(id)
  return compiled ? { values: compiled } : refuse('notAnOption', 'id', id)
}

/** @returns the parameters of a scene, with units and defaults */
export const workingSceneInitOf = (scenes: ServedScenes, id: string, locale: Locale): Parsed<WorkingSceneInit> =>
  andThen(sceneOf(scenes, id), ({ scene: { items } }) => ({
    values: {
      paramDescription: translateOr(locale, `scenes:descriptions.${id}`, id),
      workingParams: Object.entries(items).map(([paramName, { unit, default: defValue }]) => ({
        paramName,
        displayName: itemName(locale, paramName),
        unit,
        defValue,
      })),
    },
  }))

/** Converts a request to that of `WorkingFirst`, with each value in the unit of its item. */
const asFirst = ({ scene: { items } }: CompiledScene, { id, workingParams }: SceneCalculationRequest) => ({
  type: id,
  list: workingParams.map(({ paramName, value }) => ({ name: paramName, value, unit: items[paramName]?.unit ?? '' })),
})

/** Converts fault paths to the caller's names: `list.indexTime` becomes `workingParams.indexTime`. */
const named = (fault: Fault): Fault => ({ ...fault, path: fault.path.replace(/^list\./, 'workingParams.') })

const tableOf = (rows: SceneCalculation['workingData'], locale: Locale): SceneCalculation['table'] => ({
  head: ['name', 'value', 'unit'].map((column) => translateOr(locale, `scenes:columns.${column}`, column)),
  body: rows.map(({ name, value, unit }) => [rowName(locale, name), value, unit]),
})

/** @returns the demand of a scene, as figures and as a table */
export const calculateSceneOf = (scenes: ServedScenes, request: SceneCalculationRequest, locale: Locale): Parsed<SceneCalculation> =>
  andThen(sceneOf(scenes, request.id), (compiled) => {
    const calculated = workingFirst(asFirst(compiled, request), scenes)
    if ('faults' in calculated) return { faults: calculated.faults.map(named) }
    const { list } = calculated.values
    return { values: { workingData: list, table: tableOf(list, locale) } }
  })
