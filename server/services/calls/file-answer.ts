import * as z from 'zod/mini'
import type { NamedShape } from './served-call.ts'

/** The answer shape of a call that returns a file, for the reference. */
export const fileAnswer: NamedShape = { name: 'File', shape: z.string() }
