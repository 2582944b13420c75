/** Solids as IGES, from the solids of the STEP file. */
import type { FileMaker } from '../file-input.ts'
import { openKernel } from '../geometry/kernel.ts'
import { makeStep, materialColours, productNumber } from '../geometry/make-step.ts'
import { partOf } from '../geometry/model-part.ts'
import { stepText } from '../geometry/step-header.ts'
import { solidsIn } from './step-solids.ts'
import { writeIges } from './write-iges.ts'

/** Program name in the file. */
const system = 'Sizewright'

/** Makes an IGES file of the whole model in mm, with a body each. */
export const igesMaker: FileMaker = async (input, onStep) => {
  const { model, orderCode, site, engineVersion } = input
  const { bodies } = await partOf(input)
  const header = { name: orderCode, description: [], author: system, organisation: site.name, system: `${system} ${engineVersion}` }
  const step = makeStep(await openKernel(), { name: orderCode, description: `${model.maker} ${model.name}`, bodies, header }, onStep)
  const solids = solidsIn(step)
  const file = writeIges(
    header,
    bodies.flatMap((body) => {
      const product = productNumber(orderCode, body.name)
      const name = body.instances === 1 ? product : `${product} ${body.instance}`
      const found = solids.get(stepText(product).slice(1, -1)) ?? []
      return found.map((solid) => ({ name, body, solid, colour: materialColours[body.material] }))
    }),
  )
  onStep(1)
  return new TextEncoder().encode(file)
}
