/** The shape of a selection for documents from outside: unknown keys are rejected instead of dropped. */
import * as z from 'zod/mini'
import { byRole, changeFields, madeFields, madePartFields, mostChanges, pinFields, selectionDocument } from './selection-document.ts'

/** As `selectionDocument`, strictly. */
export const wholeSelection = z.strictObject({
  ...selectionDocument.shape,
  changes: z.optional(z.array(z.strictObject(changeFields)).check(z.maxLength(mostChanges))),
  assembly: z.optional(z.strictObject({ parts: byRole(z.strictObject(pinFields)) })),
  made: z.optional(z.strictObject({ ...madeFields, parts: z.optional(byRole(z.strictObject(madePartFields))) })),
})
