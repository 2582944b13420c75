/** The working scenes of a class: which there are, what one asks for, what it comes to. */
import { translateOr } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import {
  type SceneCalculation,
  type SceneCalculationRequest,
  sceneCalculationRequest,
  type WorkingSceneInit,
  type WorkingScenes,
} from '../../../families/rotary/wire/scene-calls.ts'
import { andThen, type Fault, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import type { CompiledScene } from '../../../engine/index.ts'
import type { Query } from '../calls/served-call.ts'
import { sceneName, type ServedScenes } from './served-scenes.ts'
import { workingFirst } from './working-first.ts'

/** @returns every scene, in the order of the tiles */
export const workingScenesOf = (scenes: ServedScenes, locale: Locale): WorkingScenes =>
  [...scenes].map(([id, { scene }]) => ({ id, name: sceneName(locale, id), iconUrl: scene.picture }))

const itemName = (locale: Locale, item: string): string => translateOr(locale, `scenes:items.${item}`, item)
const rowName = (locale: Locale, row: string): string => translateOr(locale, `scenes:rows.${row}`, row)

const found = (scenes: ServedScenes, id: string): Parsed<CompiledScene> => {
  const compiled = scenes.get(id)
  return compiled ? { values: compiled } : refuse('notAnOption', 'id', id)
}

const readID = (query: Query): Parsed<string> => {
  const unknown = Object.keys(query).filter((path) => path !== 'id')
  if (unknown.length > 0) return { faults: unknown.map((path) => ({ code: 'unknownParameter', path, params: {} })) }
  const [id = '', ...more] = query['id'] ?? []
  if (more.length > 0) return refuse('repeatedParameter', 'id')
  return id === '' ? refuse('required', 'id') : { values: id }
}

/**
 * @param query names the scene
 * @returns what the scene asks for
 */
export const workingSceneInitOf = (scenes: ServedScenes, query: Query, locale: Locale): Parsed<WorkingSceneInit> =>
  andThen(readID(query), (id) =>
    andThen(found(scenes, id), ({ scene: { items } }) => ({
      values: {
        paramDescription: translateOr(locale, `scenes:descriptions.${id}`, id),
        workingParams: Object.entries(items).map(([paramName, { unit, default: defValue }]) => ({
          paramName,
          displayName: itemName(locale, paramName),
          unit,
          defValue,
        })),
      },
    })),
  )

/** What was sent, as `WorkingFirst` takes it: each value in the unit of its item. */
const asFirst = ({ scene: { items } }: CompiledScene, { id, workingParams }: SceneCalculationRequest) => ({
  type: id,
  list: workingParams.map(({ paramName, value }) => ({ name: paramName, value, unit: items[paramName]?.unit ?? '' })),
})

/** Paths as the caller has them: `list.indexTime` stands for the parameter of that name. */
const named = (fault: Fault): Fault => ({ ...fault, path: fault.path.replace(/^list\./, 'workingParams.') })

const tableOf = (rows: SceneCalculation['workingData'], locale: Locale): SceneCalculation['table'] => ({
  head: ['name', 'value', 'unit'].map((column) => translateOr(locale, `scenes:columns.${column}`, column)),
  body: rows.map(({ name, value, unit }) => [rowName(locale, name), value, unit]),
})

/**
 * @param body names the scene and gives its parameters
 * @returns its demand
 */
export const calculateSceneOf = (scenes: ServedScenes, body: unknown, locale: Locale): Parsed<SceneCalculation> =>
  andThen(readShape(sceneCalculationRequest, body), (request) =>
    andThen(found(scenes, request.id), (compiled) => {
      const calculated = workingFirst(asFirst(compiled, request), scenes)
      if ('faults' in calculated) return { faults: calculated.faults.map(named) }
      const { list } = calculated.values
      return { values: { workingData: list, table: tableOf(list, locale) } }
    }),
  )
