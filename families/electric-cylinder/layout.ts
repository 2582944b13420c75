/** Where the motor of an electric cylinder stands: behind a coupling housing, whose size is usual. */
import { type AssemblyLayout, lengthIn, type OpenBody } from '../define/assembly-layout.ts'
import type { BuiltPart } from '../../engine/part/build-part.ts'

/** The housing of the coupling along -x, from the end of the cylinder to the flange of the motor. */
function housingOf(motor: BuiltPart): OpenBody {
  const side = lengthIn(motor, 'plate')
  const length = 0.9 * side
  return {
    role: 'coupling',
    ports: {
      driven: { at: [0, 0, 0], along: '+x', up: '+z' },
      driving: { at: [-length, 0, 0], along: '-x', up: '+z' },
    },
    box: { low: [-length, -side / 2, -side / 2], high: [0, side / 2, side / 2] },
  }
}

/** The layout of a cylinder with its motor, or alone. */
export const cylinderLayout: AssemblyLayout = {
  root: 'cylinder',
  postureOf: () => 'horizontal',
  strokeOf: () => undefined,
  layOut: ({ motor }) => {
    if (!motor) return { mates: [], open: {}, hasUsual: false }
    return {
      mates: [
        { a: 'cylinder.input', b: 'coupling.driven' },
        { a: 'coupling.driving', b: 'motor.flange' },
      ],
      open: { coupling: housingOf(motor) },
      hasUsual: true,
    }
  },
}
