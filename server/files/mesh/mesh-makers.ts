/** Solids as triangles: STL and 3MF. */
import type { AssemblyFile } from '../assembly/assembly-file.ts'
import type { FileInput } from '../file-input.ts'
import { openKernel } from '../geometry/kernel.ts'
import { lengthsInWords } from '../geometry/part-notes.ts'
import { type SolidFile, solidFileOf, type SolidMaker } from '../solids/solid-file.ts'
import { type BodyMesh, meshesOf } from './part-mesh.ts'
import { write3mf } from './write-3mf.ts'
import { writeStl } from './write-stl.ts'

const program = 'Sizewright'

type Write = (
  file: SolidFile,
  meshes: readonly BodyMesh[],
  input: Pick<FileInput | AssemblyFile, 'locale' | 'site' | 'engineVersion'>,
) => Uint8Array

const makerOf =
  (write: Write): SolidMaker =>
  async (input, onStep) => {
    const file = await solidFileOf(input)
    const meshes = meshesOf(await openKernel(), file.part.bodies, onStep)
    const bytes = write(file, meshes, input)
    onStep(1)
    return bytes
  }

/** Makes an STL of the whole in mm. */
export const stlMaker = makerOf(({ number }, meshes) => writeStl(number, meshes))

/** Makes a 3MF of the whole, with a body each. */
export const threeMfMaker = makerOf(({ number, description, part }, meshes, { locale, site, engineVersion }) =>
  write3mf(
    {
      title: number,
      designer: site.name,
      description: `${description}. ${lengthsInWords(locale, part.lengths).join(': ')}`,
      program: `${program} ${engineVersion}`,
    },
    meshes,
  ),
)
