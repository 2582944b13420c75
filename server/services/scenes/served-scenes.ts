import type { RotaryInit } from '../../../families/rotary/wire/calls.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import type { Scene } from '../../../engine/define/index.ts'
import { type CompiledScene, compileScene } from '../../../engine/index.ts'

/** Compiled scenes by name. */
export type ServedScenes = ReadonlyMap<string, CompiledScene>

/**
 * Compiles the scenes.
 *
 * @throws RangeError when two have the same name; SchemaError for one that does not compile
 */
export const compileScenes = (scenes: readonly Scene[]): ServedScenes => {
  const served = new Map<string, CompiledScene>()
  for (const scene of scenes) {
    if (served.has(scene.name)) throw new RangeError(`two scenes have the name '${scene.name}'`)
    served.set(scene.name, compileScene(scene))
  }
  return served
}

type Listed = RotaryInit[string]

const toItem = ([name, { unit, default: defaultValue, min, max, step }]: [string, Scene['items'][string]]): Listed['list'][number] => ({
  name,
  unit,
  defaultValue,
  ...(typeof min === 'number' && { min }),
  ...(typeof max === 'number' && { max }),
  ...(step !== undefined && { step }),
})

/** The translated name of a scene. */
export const sceneName = (locale: Locale, scene: string): string => translateOr(locale, `scenes:names.${scene}`, scene)

const toListed = ({ scene: { name, picture, items } }: CompiledScene, locale: Locale): Listed => ({
  type: name,
  name: sceneName(locale, name),
  logo: picture,
  list: Object.entries(items).map(toItem),
})

/** Answer of `CalculationInit`. */
export const rotaryInitOf = (scenes: ServedScenes, locale: Locale): RotaryInit =>
  Object.fromEntries([...scenes].map(([name, compiled]) => [name, toListed(compiled, locale)]))
