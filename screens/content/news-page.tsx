/** The company's news, newest first. */
import type { NewsItem } from '../../contract/site/content-calls.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { SitePicture } from '../ui/pictures/site-picture.tsx'
import { allNews } from './ask-content.ts'
import { Loaded, ContentFrame, Facts, ListPages, EmptyContent, useForeign } from './content-frame.tsx'
import { usePageInAddress } from './page-in-address.ts'

const Entry = ({ entry }: { readonly entry: NewsItem }) => {
  const { id, language, title, summary, picture } = entry
  const foreign = useForeign(language)
  return (
    <li className="panel news-entry">
      {picture && (
        <div className="news-picture">
          <SitePicture picture={picture} />
        </div>
      )}
      <div className="news-words">
        <h2 className="text-title" lang={foreign}>
          <a href={`#/news/${id}`}>{title}</a>
        </h2>
        <Facts entry={entry} />
        <p lang={foreign}>{summary}</p>
      </div>
    </li>
  )
}

export const NewsPage = () => {
  const { t, locale } = useTexts('content')
  const page = usePageInAddress()
  const news = useQuery(allNews, { locale, page })
  return (
    <ContentFrame title={t('news.title')}>
      <Loaded resource={news}>
        {({ list, count }) =>
          count === 0 ? (
            <EmptyContent title={t('news.empty')} hint={t('news.emptyHint')} />
          ) : (
            <>
              <ul className="content-list">
                {list.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
              <ListPages path="/news" page={page} count={count} />
            </>
          )
        }
      </Loaded>
    </ContentFrame>
  )
}
