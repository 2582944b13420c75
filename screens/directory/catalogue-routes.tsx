/** The addresses of the catalogue: the directory, one root of it, the choice by parameters, grouped choice, whole drives, a model, the choice in a page of somebody else's. */
import { type ComponentType, lazy } from 'react'
import { filterMark } from '../../contract/product-names.ts'
import { withTexts } from '../base/language.ts'

/** What the names of columns and models need. */
const texts = ['product', 'sizing', 'results']
const ofDirectory = ['directory', 'filters', ...texts]

const DirectoryPage = lazy(async () => ({ default: (await withTexts(ofDirectory, import('./directory-page.tsx'))).DirectoryPage }))
const RootPage = lazy(async () => ({ default: (await withTexts(['groups', ...ofDirectory], import('./root-page.tsx'))).RootPage }))
const ChoicePage = lazy(async () => ({ default: (await withTexts(ofDirectory, import('./choice-page.tsx'))).ChoicePage }))
const GroupPage = lazy(async () => ({
  default: (await withTexts(['groups', 'motor-drawer', ...ofDirectory], import('./group-page.tsx'))).GroupPage,
}))
const EmbedPage = lazy(async () => ({ default: (await withTexts(['embed', ...ofDirectory], import('./embed-page.tsx'))).EmbedPage }))
const ProductPage = lazy(async () => ({
  default: (await withTexts(['order-code', ...texts], import('../pages/product-page.tsx'))).ProductPage,
}))

const SolutionsPage = lazy(async () => ({
  default: (await withTexts(ofDirectory, import('./solutions-page.tsx'))).SolutionsPage,
}))

const rootRoute = /^(?:\/selection)?\/serieslist\/(?<rid>[^/]+)\/?$/
const modelRoute = /^\/productslecto\/(?<serviceID>[^/]+)\/(?<driveID>[^/]+)\/?$/
const directoryRoute = /^\/selection(?:\/params|\/prod-directory|-in\/params_0)\/?$/
const embedRoute = /^\/embed\/selection-detail\/?$/
const groupRoute = /^\/lectogroup\/?$/
const solutionsRoute = /^\/lectoscheme\/?$/

/** A part of an address as a text; the router has decoded all but what parts an address. */
const textOf = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

type Props = {
  readonly location: string
  /** Of an address that only begins like one of these. */
  readonly Otherwise: ComponentType<{ readonly id: undefined }>
}

export const CatalogueRoutes = ({ location, Otherwise }: Props) => {
  if (directoryRoute.test(location)) return <DirectoryPage />
  if (embedRoute.test(location)) return <EmbedPage />
  if (groupRoute.test(location)) return <GroupPage />
  if (solutionsRoute.test(location)) return <SolutionsPage />
  const { rid } = rootRoute.exec(location)?.groups ?? {}
  if (rid !== undefined) return <RootPage rid={textOf(rid)} />
  const { serviceID, driveID } = modelRoute.exec(location)?.groups ?? {}
  if (serviceID === undefined || driveID === undefined) return <Otherwise id={undefined} />
  const Page = driveID.startsWith(filterMark) ? ChoicePage : ProductPage
  return <Page serviceID={textOf(serviceID)} driveID={textOf(driveID)} />
}
