/** Routes of the published content; other addresses are unknown. */
import { type ComponentType, lazy } from 'react'
import { withTexts } from '../base/texts/language.ts'

const texts = ['content']

const NewsPage = lazy(async () => ({ default: (await withTexts(texts, import('./news-page.tsx'))).NewsPage }))
const ArticlePage = lazy(async () => ({ default: (await withTexts(texts, import('./article-page.tsx'))).ArticlePage }))
const BookPage = lazy(async () => ({ default: (await withTexts(texts, import('./book-page.tsx'))).BookPage }))

/** Pages whose address has no parameter. */
const pages: Readonly<Record<string, ComponentType>> = {
  news: NewsPage,
  documents: lazy(async () => ({ default: (await withTexts(texts, import('./documents-page.tsx'))).DocumentsPage })),
  samplebooks: lazy(async () => ({ default: (await withTexts(texts, import('./books-page.tsx'))).BooksPage })),
  information: lazy(async () => ({ default: (await withTexts(texts, import('./information-page.tsx'))).InformationPage })),
  contact: lazy(async () => ({ default: (await withTexts(texts, import('./contact-page.tsx'))).ContactPage })),
  help: lazy(async () => ({ default: (await withTexts(['content', 'help'], import('./help-page.tsx'))).HelpPage })),
}

const route = /^\/(?<page>[a-z]+)(?:\/(?<id>[a-z0-9-]+))?\/?$/

type Props = {
  readonly location: string
  /** Rendered for an unknown address. */
  readonly Otherwise: ComponentType<{ readonly id: undefined }>
}

export const ContentRoutes = ({ location, Otherwise }: Props) => {
  const { page = '', id } = route.exec(location)?.groups ?? {}
  const Page = id === undefined && Object.hasOwn(pages, page) ? pages[page] : undefined
  if (Page) return <Page />
  if (id === undefined) return <Otherwise id={undefined} />
  if (page === 'news' || page === 'information') return <ArticlePage kind={page} id={id} />
  return page === 'samplebooks' ? <BookPage id={id} /> : <Otherwise id={undefined} />
}
