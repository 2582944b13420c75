/** Routes of the catalogue: models, parameter selection of a series filter, and the lists that lead to them. */
import { type ComponentType, lazy } from 'react'
import { filterMark } from '../../contract/catalogue/product-names.ts'
import { withTexts } from '../base/texts/language.ts'
import { ofDirectory, ofModels, textOf } from './page-texts.ts'

const ChoicePage = lazy(async () => ({ default: (await withTexts(ofDirectory, import('./choice-page.tsx'))).ChoicePage }))
const ProductPage = lazy(async () => ({
  default: (await withTexts(['order-code', ...ofModels], import('../pages/product-page.tsx'))).ProductPage,
}))
/** Not needed for the page of a model. */
const ListRoutes = lazy(async () => ({ default: (await import('./list-routes.tsx')).ListRoutes }))

const modelRoute = /^\/productslecto\/(?<serviceID>[^/]+)\/(?<driveID>[^/]+)\/?$/

type Props = {
  readonly location: string
  /** Rendered for an unknown address with one of the prefixes. */
  readonly Otherwise: ComponentType<{ readonly id: undefined }>
}

export const CatalogueRoutes = ({ location, Otherwise }: Props) => {
  const { serviceID, driveID } = modelRoute.exec(location)?.groups ?? {}
  if (serviceID === undefined || driveID === undefined) return <ListRoutes location={location} Otherwise={Otherwise} />
  const Page = driveID.startsWith(filterMark) ? ChoicePage : ProductPage
  return <Page serviceID={textOf(serviceID)} driveID={textOf(driveID)} />
}
