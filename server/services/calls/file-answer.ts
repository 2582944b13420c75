import * as z from 'zod/mini'
import type { NamedShape } from './served-call.ts'

/** What a call is said to answer with whose answer is a file. */
export const fileAnswer: NamedShape = { name: 'File', shape: z.string() }
