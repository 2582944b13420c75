/** The sample books of the company. */
import type { SampleBookItem } from '../../contract/site/content-calls.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { SitePicture } from '../ui/pictures/site-picture.tsx'
import { allBooks } from './ask-content.ts'
import { ContentFrame, ContentLink, EmptyContent, Facts, ListPages, Loaded, useForeign } from './content-frame.tsx'
import { usePageInAddress } from './page-in-address.ts'

const Entry = ({ entry }: { readonly entry: SampleBookItem }) => {
  const { t } = useTexts('content')
  const { id, title, language, summary, cover, pageCount } = entry
  const foreign = useForeign(language)
  return (
    <li className="panel">
      <div className="px-6 pt-4">
        <SitePicture picture={cover} />
      </div>
      <div className="grid content-start gap-1 px-4 py-3">
        <h2 className="text-title" lang={foreign}>
          <ContentLink href={`#/samplebooks/${id}`}>{title}</ContentLink>
        </h2>
        <Facts entry={entry}>
          <span className="number">{t('books.pages', { count: pageCount })}</span>
        </Facts>
        {summary !== null && <p lang={foreign}>{summary}</p>}
      </div>
    </li>
  )
}

/** A page of the list. `path`: of the page that shows it. */
export const BookList = ({ path }: { readonly path: string }) => {
  const { t, locale } = useTexts('content')
  const page = usePageInAddress()
  const books = useQuery(allBooks, { locale, page })
  return (
    <Loaded resource={books}>
      {({ list, count }) =>
        count === 0 ? (
          <EmptyContent title={t('books.empty')} hint={t('books.emptyHint')} />
        ) : (
          <>
            <ul className="mt-4 grid grid-cols-fill gap-3">
              {list.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <ListPages path={path} page={page} count={count} />
          </>
        )
      }
    </Loaded>
  )
}

export const BooksPage = () => {
  const { t } = useTexts('content')
  return (
    <ContentFrame title={t('books.title')}>
      <p className="mt-2 text-ink-soft">{t('books.lead')}</p>
      <BookList path="/samplebooks" />
    </ContentFrame>
  )
}
