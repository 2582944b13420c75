/** The picture of an assembly, from the solids that make its STEP file. */
import { type AssemblyPicture, assemblyPicture } from '../../../engine/assembly/picture.ts'
import { PartError } from '../../../engine/part/build-part.ts'
import { modelPartOf } from '../geometry/model-part.ts'
import type { AssemblyFile } from './assembly-file.ts'
import { type PlacedAssembly, sceneOf } from './assembly-scene.ts'

/** Bodies that the drive moves, named by role and body. */
async function drivenOf(models: AssemblyFile['models']): Promise<readonly string[]> {
  const found = Object.entries(models).map(async ([role, { model }]) =>
    ((await modelPartOf(model.family))?.plan.schema.driven ?? []).map((body) => `${role}/${body}`),
  )
  return (await Promise.all(found)).flat()
}

/** @returns the picture; undefined where a row yields no body, or the layout finds no place for a part */
export async function pictureOfAssembly(input: PlacedAssembly): Promise<AssemblyPicture | undefined> {
  try {
    const { scene } = await sceneOf(input)
    return assemblyPicture(scene, await drivenOf(input.models))
  } catch (error) {
    if (error instanceof PartError || error instanceof RangeError) return undefined
    throw error
  }
}
