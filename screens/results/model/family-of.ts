/** The family whose models are shown: its manifest, fetched once, and the card of its models. */
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { Family, ShownFamily } from '../../../families/define/family.ts'
import type { DrawView } from '../../../families/define/model-view.ts'
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

/** The name of the usual picture of a family's models, and how they are drawn in their proportions. */
export type Pictures = { readonly usual: string; readonly draw: DrawView | undefined }

const pictures = new Map<string, Promise<Pictures | undefined>>()

/** Nothing where they could not be had: a missing picture is no failure. */
export const picturesOf = (id: string): Promise<Pictures | undefined> => {
  const fetched = pictures.get(id)
  if (fetched) return fetched
  const found = familyOf(id)
    .then(async ({ shown }) => shown && { usual: shown.drawing, draw: await shown.view?.() })
    .catch(() => undefined)
  pictures.set(id, found)
  return found
}

const otherCard = ({ otherCards = {} }: ShownFamily, card = ''): CardLayout | undefined =>
  Object.hasOwn(otherCards, card) ? otherCards[card] : undefined

/**
 * @param card name of another card than the family's own
 * @throws RangeError for a family without models of its own
 */
export const cardOf = ({ id, shown }: Family, card: string | undefined): CardLayout => {
  if (!shown) throw new RangeError(`the family '${id}' has no models to show`)
  return otherCard(shown, card) ?? shown.card
}
