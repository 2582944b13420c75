/** The assembly of a file in space. */
import type { RoleId } from '../../../engine/assembly/assembly.ts'
import { jointLayout } from '../../../families/define/joint-layout.ts'
import { loadFamily } from '../../../families/registry.ts'
import { type AssemblyFile, layoutByJoints } from './assembly-file.ts'
import { type BuiltScene, buildScene, type SceneRequest } from './build-scene.ts'

/** The models of an assembly and what they are laid out for. */
export type PlacedAssembly = Pick<AssemblyFile, 'layout' | 'conditions' | 'models' | 'position'> & Partial<Pick<AssemblyFile, 'assembly'>>

/**
 * @param input of the file
 * @param position in the stroke, 0 to 1; by default that of the file, else the middle
 * @throws RangeError for a family whose assemblies have no layout
 */
export async function sceneOf(input: PlacedAssembly, position: number | undefined = input.position): Promise<BuiltScene> {
  const layout =
    input.layout === layoutByJoints
      ? jointLayout(input.assembly ?? { joints: [], parts: [] })
      : await (await loadFamily(input.layout)).layout?.()
  if (!layout) throw new RangeError(`assemblies of '${input.layout}' have no layout`)
  const requests = Object.entries(input.models).map(
    ([role, { model, chosen, calculated }]): readonly [RoleId, SceneRequest['parts'][string]] => [
      role,
      { family: model.family, candidate: model.candidate, chosen, calculated },
    ],
  )
  return buildScene({ layout, parts: Object.fromEntries(requests), conditions: input.conditions, position })
}
