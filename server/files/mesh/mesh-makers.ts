/** Solids as triangles: STL and 3MF. */
import type { FileInput, FileMaker } from '../file-input.ts'
import { openKernel } from '../geometry/kernel.ts'
import { partOf } from '../geometry/model-part.ts'
import { lengthsInWords } from '../geometry/part-notes.ts'
import { type BodyMesh, meshesOf } from './part-mesh.ts'
import { write3mf } from './write-3mf.ts'
import { writeStl } from './write-stl.ts'

const program = 'Sizewright'

type Write = (input: FileInput, meshes: readonly BodyMesh[], lengths: string) => Uint8Array

const makerOf =
  (write: Write): FileMaker =>
  async (input, onStep) => {
    const { bodies, lengths } = await partOf(input)
    const meshes = meshesOf(await openKernel(), bodies, onStep)
    const bytes = write(input, meshes, lengthsInWords(input.locale, lengths).join(': '))
    onStep(1)
    return bytes
  }

/** Makes an STL of the whole model in mm. */
export const stlMaker = makerOf(({ orderCode }, meshes) => writeStl(orderCode, meshes))

/** Makes a 3MF of the whole model, with a body each. */
export const threeMfMaker = makerOf(({ orderCode, model, site, engineVersion }, meshes, lengths) =>
  write3mf(
    {
      title: orderCode,
      designer: site.name,
      description: `${model.maker} ${model.name}. ${lengths}`,
      program: `${program} ${engineVersion}`,
    },
    meshes,
  ),
)
