/** Solids as IGES, from the solids of the STEP file. */
import { openKernel } from '../geometry/kernel.ts'
import { makeStep, materialColours, productNumber } from '../geometry/make-step.ts'
import { stepText } from '../geometry/step-header.ts'
import { solidFileOf, type SolidMaker } from '../solids/solid-file.ts'
import { solidsIn } from './step-solids.ts'
import { writeIges } from './write-iges.ts'

/** Program name in the file. */
const system = 'Sizewright'

/** Makes an IGES file of the whole in mm, with a body each. */
export const igesMaker: SolidMaker = async (input, onStep) => {
  const { site, engineVersion } = input
  const { number, description, part } = await solidFileOf(input)
  const { bodies } = part
  const header = { name: number, description: [], author: system, organisation: site.name, system: `${system} ${engineVersion}` }
  const step = makeStep(await openKernel(), { name: number, description, bodies, header }, onStep)
  const solids = solidsIn(step)
  const file = writeIges(
    header,
    bodies.flatMap((body) => {
      const product = productNumber(number, body.name)
      const name = body.instances === 1 ? product : `${product} ${body.instance}`
      const found = solids.get(stepText(product).slice(1, -1)) ?? []
      return found.map((solid) => ({ name, body, solid, colour: materialColours[body.material] }))
    }),
  )
  onStep(1)
  return new TextEncoder().encode(file)
}
