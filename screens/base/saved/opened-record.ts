/** The saved record opened in this session; saving can add a version to it. */
import * as z from 'zod/mini'
import { sessionSlot } from '../browser/session-slot.ts'

const openedRecord = z.object({ id: z.string(), name: z.string(), path: z.string(), isKnown: z.boolean() })
export type OpenedRecord = z.infer<typeof openedRecord>

export const openedSlot = sessionSlot('sizewright.record', openedRecord)
