/** The family whose models are shown: its manifest, fetched once, and the card of its models. */
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { Family, ShownFamily } from '../../../families/define/family.ts'
import { loadFamily } from '../../../families/registry.ts'

const known = new Map<string, Promise<Family>>()

/** One promise for each family; a failed fetch may be tried again. */
export const familyOf = (id: string): Promise<Family> => {
  const fetched = known.get(id)
  if (fetched) return fetched
  const family = loadFamily(id)
  known.set(id, family)
  family.catch(() => known.delete(id))
  return family
}

const otherCard = ({ otherCards = {} }: ShownFamily, card = ''): CardLayout | undefined =>
  Object.hasOwn(otherCards, card) ? otherCards[card] : undefined

/**
 * @param card name of another card than the family's own
 * @throws RangeError for a family without models of its own
 */
export const shownBy = ({ id, shown }: Family, card: string | undefined): { readonly layout: CardLayout; readonly drawing: string } => {
  if (!shown) throw new RangeError(`the family '${id}' has no models to show`)
  return { layout: otherCard(shown, card) ?? shown.card, drawing: shown.drawing }
}
