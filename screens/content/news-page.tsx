/** The company's news, newest first. */
import type { NewsItem } from '../../contract/site/content-calls.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { SitePicture } from '../ui/pictures/site-picture.tsx'
import { allNews } from './ask-content.ts'
import { ContentFrame, ContentLink, ContentList, EmptyContent, Facts, ListPages, Loaded, useForeign } from './content-frame.tsx'
import { usePageInAddress } from './page-in-address.ts'

const Entry = ({ entry }: { readonly entry: NewsItem }) => {
  const { id, language, title, summary, picture } = entry
  const foreign = useForeign(language)
  return (
    <li className={`panel grid ${picture ? 'grid-cols-side max-phone:grid-cols-1' : 'grid-cols-1'}`}>
      {picture && (
        <div className="py-3 pl-3 max-phone:px-3">
          <SitePicture picture={picture} />
        </div>
      )}
      <div className="grid content-start gap-1 px-4 py-3">
        <h2 className="text-title" lang={foreign}>
          <ContentLink href={`#/news/${id}`}>{title}</ContentLink>
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
              <ContentList>
                {list.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ContentList>
              <ListPages path="/news" page={page} count={count} />
            </>
          )
        }
      </Loaded>
    </ContentFrame>
  )
}
