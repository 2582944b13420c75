/** The manifest of a family, loaded once, and the card layout of its models. */
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { Family, ShownFamily } from '../../../families/define/family.ts'
import type { DrawView } from '../../../families/define/model-view.ts'
import { loadFamily } from '../../../families/registry.ts'

const known = new Map<string, Promise<Family>>()

/** Returns the manifest of a family; cached unless loading failed. */
export const familyOf = (id: string): Promise<Family> => {
  const fetched = known.get(id)
  if (fetched) return fetched
  const family = loadFamily(id)
  known.set(id, family)
  family.catch(() => known.delete(id))
  return family
}

/** Default drawing of a family's models, and the function that draws them to scale. */
export type Pictures = { readonly usual: string; readonly draw: DrawView | undefined }

const pictures = new Map<string, Promise<Pictures | undefined>>()

/** Returns the pictures of a family; undefined if it has none or they cannot be loaded. */
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
 * Returns the card layout of a family.
 *
 * @param card name of another card than the usual one
 * @throws RangeError for a family without models
 */
export const cardOf = ({ id, shown }: Family, card: string | undefined): CardLayout => {
  if (!shown) throw new RangeError(`the family '${id}' has no models to show`)
  return otherCard(shown, card) ?? shown.card
}
