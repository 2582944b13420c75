/** Wire shape of an assembly, see `engine/assembly/assembly.ts`. */
import * as z from 'zod/mini'
import type { Assembly, Offer } from '../../engine/assembly/assembly.ts'
import { basis, notKnown } from './sizing.ts'

const state = z.enum(['complete', 'open', 'notKnown', 'failed'])
const itemBasis = z.enum([...basis.options, 'user'])
const use = z.object({ at: z.string(), utilisation: z.number() })

/** An order code as judged. `also`: parts that only the maker's code has. */
const itemCode = z.object({
  code: z.string(),
  state: z.enum(['cannot', 'missing', 'unconfirmed', 'whole']),
  parts: z.array(z.string()),
  also: z.array(z.string()),
})

/** A figure that an open position has to meet; without `value` it is not known. */
const requirement = z.object({
  name: z.string(),
  op: z.enum(['>=', '<', '=']),
  value: z.optional(z.number()),
  unit: z.string(),
  from: z.array(z.string()),
})

const item = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('model'),
    family: z.string(),
    sku: z.string(),
    name: z.string(),
    series: z.string(),
    maker: z.string(),
    code: itemCode,
    basis,
    source: z.string(),
  }),
  z.object({ kind: z.literal('included'), in: z.string() }),
  z.object({ kind: z.literal('own'), name: z.string(), figures: z.record(z.string(), z.union([z.number(), z.string()])) }),
  z.object({
    kind: z.literal('open'),
    needs: z.array(requirement),
    why: z.enum(['noCatalogue', 'noneFits', 'notStated', 'machineBuilder']),
    decisive: z.boolean(),
  }),
])

/** Rotation as the rows of a matrix, translation in mm. */
const placement = z.object({ turn: z.array(z.number()), at: z.tuple([z.number(), z.number(), z.number()]) })

/** A position of an assembly. */
export const assemblyPart = z.object({
  role: z.string(),
  position: z.int(),
  quantity: z.int(),
  in: z.optional(z.string()),
  item,
  set: z.optional(z.array(z.object({ name: z.string(), quantity: z.int() }))),
  demands: z.array(z.string()),
  use: z.optional(use),
  notKnown: z.optional(z.array(notKnown)),
  /** Of all pieces, kg. */
  mass: z.optional(z.number()),
  state,
  at: z.optional(z.array(placement)),
})

const stated = z.nullable(z.union([z.number(), z.string()]))
const joint = z.object({
  id: z.string(),
  /** Ports that meet: `<role>.<port>`. */
  a: z.string(),
  b: z.string(),
  checks: z.array(z.object({ name: z.string(), a: stated, b: stated, unit: z.string(), state: z.enum(['passed', 'notKnown', 'failed']) })),
  state,
})

/** What one part gives another. */
const flow = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
})

/** With `without` it is a lower bound: the shares of these roles are not known. */
const figure = z.union([
  z.object({ value: z.number(), unit: z.string(), basis: itemBasis, without: z.optional(z.array(z.string())) }),
  z.object({ missing: z.array(z.string()) }),
])

const shape = z.object({
  /** Working id. */
  calculator: z.string(),
  /** Our own number; never an order code. */
  reference: z.string(),
  parts: z.array(assemblyPart),
  joints: z.array(joint),
  flows: z.array(flow),
  state,
  governing: use,
  basis: itemBasis,
  figures: z.object({
    mass: z.optional(figure),
    ratedPower: z.optional(figure),
    life: z.optional(figure),
  }),
})

/** The same shape, typed as the read-only assembly of the engine: the cast only adds read-only modifiers. */
export const assembly = shape as z.ZodMiniType<Assembly> // as said above

const offerShape = z.pick(assemblyPart, { role: true, item: true, use: true, state: true })
/** A model that can take the place of a part; typed like the assembly. */
export const offer = offerShape as z.ZodMiniType<Offer> // as for the assembly
