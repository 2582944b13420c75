/** Stores an uncommitted length of the order code over a reload, for its page only. */
import * as z from 'zod/mini'
import { sessionSlot } from '../../base/browser/session-slot.ts'
import type { SavedDraft } from '../../ui/number-input.tsx'

const slot = sessionSlot('sizewright.order-draft', z.object({ at: z.string(), text: z.string() }))

/**
 * Returns the storage of a part of the order code.
 *
 * @param part name of the part
 */
export const savedDraft = (part: string): SavedDraft => {
  const at = `${location.hash.split('?')[0]} ${part}`
  return {
    read() {
      const stored = slot.read()
      return stored?.at === at ? stored.text : ''
    },
    write: (text) => void slot.write({ at, text }),
  }
}
