/**
 * Schemas of the calls about working scenes of a class: list of scenes (`WorkingScenes`), parameters of a scene
 * (`WorkingSceneInit`), its demand (`WorkingSceneCalculation`). Same scenes and calculation as in `CalculationInit` and
 * `WorkingFirst`.
 */
import * as z from 'zod/mini'
import { calculationRow, longestQuantityList } from './calls.ts'

const shortText = z.string().check(z.minLength(1), z.maxLength(80))

/** Answer of `WorkingScenes`, in the order of the tiles. `name` is in the caller's language, `iconUrl` the name of a drawing. */
export const workingScenes = z.array(z.object({ id: z.string(), name: z.string(), iconUrl: z.string() }))
export type WorkingScenes = z.infer<typeof workingScenes>

/** Answer of `WorkingSceneInit`; names and description in the caller's language. */
export const workingSceneInit = z.object({
  paramDescription: z.string(),
  workingParams: z.array(z.object({ paramName: z.string(), displayName: z.string(), unit: z.string(), defValue: z.number() })),
})
export type WorkingSceneInit = z.infer<typeof workingSceneInit>

/** Body of `WorkingSceneCalculation`: every parameter of the scene once, in the unit given by `WorkingSceneInit`. */
export const sceneCalculationRequest = z.strictObject({
  id: shortText,
  workingParams: z.array(z.strictObject({ paramName: shortText, value: z.number() })).check(z.maxLength(longestQuantityList)),
})
export type SceneCalculationRequest = z.infer<typeof sceneCalculationRequest>

/**
 * Answer of `WorkingSceneCalculation`: the demand in the form of the platform calculations, and as a table in the caller's
 * language.
 */
export const sceneCalculation = z.object({
  workingData: z.array(calculationRow),
  table: z.object({ head: z.array(z.string()), body: z.array(z.array(z.union([z.string(), z.number()]))) }),
})
export type SceneCalculation = z.infer<typeof sceneCalculation>
