/** List of the company's information pages. */
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import type { InformationItem } from '../../contract/site/content-calls.ts'
import { allInformation } from './ask-content.ts'
import { ContentFrame, ContentLink, ContentList, EmptyContent, Facts, ListPages, Loaded, useForeign } from './content-frame.tsx'
import { usePageInAddress } from './page-in-address.ts'

const Entry = ({ entry }: { readonly entry: InformationItem }) => (
  <li className="panel px-4 py-3">
    <h2 className="text-title" lang={useForeign(entry.language)}>
      <ContentLink href={`#/information/${entry.id}`}>{entry.title}</ContentLink>
    </h2>
    <Facts entry={entry} />
  </li>
)

export const InformationPage = () => {
  const { t, locale } = useTexts('content')
  const page = usePageInAddress()
  const found = useQuery(allInformation, { locale, page })
  return (
    <ContentFrame title={t('information.title')}>
      <Loaded resource={found}>
        {({ list, count }) =>
          count === 0 ? (
            <EmptyContent
              title={t('information.empty')}
              hint={
                <>
                  <span>{t('information.emptyHint')} </span>
                  <ContentLink href="#/help">{t('help')}</ContentLink>
                </>
              }
            />
          ) : (
            <>
              <ContentList>
                {list.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ContentList>
              <ListPages path="/information" page={page} count={count} />
            </>
          )
        }
      </Loaded>
    </ContentFrame>
  )
}
