/** The sample books of the company. */
import type { SampleBookItem } from '../../contract/site/content-calls.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { SitePicture } from '../ui/pictures/site-picture.tsx'
import { allBooks } from './ask-content.ts'
import { Loaded, ContentFrame, Facts, ListPages, EmptyContent, useForeign } from './content-frame.tsx'
import { usePageInAddress } from './page-in-address.ts'

const Entry = ({ entry }: { readonly entry: SampleBookItem }) => {
  const { t } = useTexts('content')
  const { id, title, language, summary, cover, pageCount } = entry
  const foreign = useForeign(language)
  return (
    <li className="panel book-entry">
      <div className="book-cover">
        <SitePicture picture={cover} />
      </div>
      <div className="news-words">
        <h2 className="text-title" lang={foreign}>
          <a href={`#/samplebooks/${id}`}>{title}</a>
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
            <ul className="book-grid">
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
