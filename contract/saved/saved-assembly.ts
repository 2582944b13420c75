/** An assembly on the shopping list: what was answered when it was added, and the address that calculates it again. */
import * as z from 'zod/mini'
import { assemblyPart } from '../results/assembly.ts'
import { selectionDocument } from './selection-document.ts'

/** Most positions of an assembly. */
const mostPositions = 60

/** A position as it is kept. */
export const savedPart = z.pick(assemblyPart, { role: true, position: true, quantity: true, in: true, item: true, set: true, state: true })

/** Shape of a kept assembly. */
export const savedAssembly = z.object({
  reference: z.string().check(z.regex(/^SW-[\w-]{1,40}-[0-9a-f]{8}$/)),
  /** Address within the pages, which pins every part. */
  page: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(8000)),
  /** The working conditions in words, as they were read. */
  conditions: z.string().check(z.maxLength(1000)),
  state: assemblyPart.shape.state,
  /** The conditions, with every part pinned; missing in items of before. */
  selection: z.optional(selectionDocument),
  parts: z.array(savedPart).check(z.minLength(1), z.maxLength(mostPositions)),
})
export type SavedAssembly = z.infer<typeof savedAssembly>

/** The assembly that is kept beside a selection: what was answered when it was saved. */
export const storedAssembly = z.pick(savedAssembly, { reference: true, state: true, parts: true })
