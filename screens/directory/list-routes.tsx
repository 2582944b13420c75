/** Lists of the catalogue: directory, root category, grouped selection, complete drives, embedded selection. */
import { type ComponentType, lazy } from 'react'
import { withTexts } from '../base/texts/language.ts'
import { ofDirectory, textOf } from './page-texts.ts'

const RootPage = lazy(async () => ({ default: (await withTexts(['groups', ...ofDirectory], import('./root-page.tsx'))).RootPage }))

/** Pages whose address has no parameter. */
const pages: readonly (readonly [route: RegExp, page: ComponentType])[] = [
  [
    /^\/selection(?:\/params|\/prod-directory|-in\/params_0)?\/?$/,
    lazy(async () => ({ default: (await withTexts(ofDirectory, import('./directory-page.tsx'))).DirectoryPage })),
  ],
  [
    /^\/embed\/selection-detail\/?$/,
    lazy(async () => ({ default: (await withTexts(['embed', ...ofDirectory], import('./embed-page.tsx'))).EmbedPage })),
  ],
  [
    /^\/lectogroup\/?$/,
    lazy(async () => ({ default: (await withTexts(['groups', 'motor-drawer', ...ofDirectory], import('./group-page.tsx'))).GroupPage })),
  ],
  [
    /^\/entrance\/lecto-by-params\/?$/,
    lazy(async () => ({ default: (await withTexts(['directory'], import('./entrance-page.tsx'))).EntrancePage })),
  ],
  [/^\/selection\/more\/?$/, lazy(async () => ({ default: (await withTexts(['directory'], import('./more-page.tsx'))).MorePage }))],
  [/^\/lectoscheme\/?$/, lazy(async () => ({ default: (await withTexts(ofDirectory, import('./solutions-page.tsx'))).SolutionsPage }))],
]

const rootRoute = /^(?:\/selection)?\/serieslist\/(?<rid>[^/]+)\/?$/

type Props = { readonly location: string; readonly Otherwise: ComponentType<{ readonly id: undefined }> }

export const ListRoutes = ({ location, Otherwise }: Props) => {
  const [, Page] = pages.find(([route]) => route.test(location)) ?? []
  if (Page) return <Page />
  const { rid } = rootRoute.exec(location)?.groups ?? {}
  return rid === undefined ? <Otherwise id={undefined} /> : <RootPage rid={textOf(rid)} />
}
