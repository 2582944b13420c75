/** The parts of an answer, as part of the published schema. */
import * as z from 'zod/mini'
import { expression, flag, list, map, name, strict, text, unit } from './meta-parts.ts'

/** Most parts of an answer, and most joints. */
const most = 30

const sizedRole = strict(
  'SizedRole',
  {
    sizedBy: text("Service and call that size it: 'Service/Call'."),
    request: map(z.string().check(z.minLength(1), z.maxLength(80)), expression, 100),
    quantity: z.exactOptional(expression),
  },
  'A part that a family sizes, from parameters of the request and figures of the parts before it.',
)
const openRole = strict(
  'OpenRole',
  {
    needs: map(name, strict('RoleNeed', { value: expression, unit: z.exactOptional(unit) }, 'What it has to be at least.'), most),
    decisive: flag('The assembly is not complete without it.'),
  },
  'A position that no catalogue fills.',
)
const side = z.exactOptional(expression)
const joint = strict(
  'RoleJoint',
  {
    a: text('<role>.<port>'),
    b: text('<role>.<port>'),
    figures: z.exactOptional(
      map(
        name,
        strict(
          'JointFigure',
          { a: side, b: side, unit: z.exactOptional(unit), is: z.enum(['<=', '>=', '=']) },
          'One figure of both sides; a side that is left out is not stated.',
        ),
        most,
      ),
    ),
  },
  'Where two parts meet.',
)

/** The parts of an answer by role. */
export const assembly = strict(
  'Assembly',
  {
    roles: map(name, z.union([sizedRole, openRole], { error: 'needs { sizedBy, request } or { needs }' }), most),
    joints: list(joint, most),
  },
  'The parts of an answer by role; the first is the one whose models are listed.',
)
