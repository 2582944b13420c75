/** The type of a schema and the meta-schema that checks JSON describe the same thing. */
import type * as z from 'zod/mini'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import type { metaSchema } from '../../engine/define/meta-schema.ts'

type Checked = Omit<z.infer<typeof metaSchema>, '$schema'>
type Fits<A extends B, B> = A

/** What the meta-schema lets through is a schema, and every schema has the shape the meta-schema asks for. */
export type Both = [Fits<Checked, CalculatorSchema>, Fits<CalculatorSchema, DeepReadonly<Checked>>]

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T
