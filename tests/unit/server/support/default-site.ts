/** A site that says nothing of itself. */
import { site } from '../../../../contract/site/site.ts'

export const defaultSite = site.parse({ key: 'default', name: 'Sizewright' })
