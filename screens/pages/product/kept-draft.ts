/** A length that is being typed into an order outlives a reload of its page; another page does not see it. */
import * as z from 'zod/mini'
import { sessionSlot } from '../../base/browser/session-slot.ts'
import type { KeptDraft } from '../../ui/number-input.tsx'

const slot = sessionSlot('sizewright.order-draft', z.object({ at: z.string(), text: z.string() }))

/** @param part of the order code that is typed */
export const keptDraft = (part: string): KeptDraft => {
  const at = `${location.hash.split('?')[0]} ${part}`
  return {
    read() {
      const stored = slot.read()
      return stored?.at === at ? stored.text : ''
    },
    write: (text) => void slot.write({ at, text }),
  }
}
