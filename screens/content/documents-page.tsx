/** The company's documents for download. */
import { type MouseEvent, useState } from 'react'
import type { DocumentItem } from '../../contract/site/content-calls.ts'
import { useTexts } from '../base/texts/texts.ts'
import { FileDownload } from '../ui/files/file-download.tsx'
import { sizeText } from '../ui/files/file-words.ts'
import { useQuery } from '../base/api/query.ts'
import { allDocuments } from './ask-content.ts'
import { ContentFrame, ContentList, EmptyContent, Facts, ListPages, Loaded, useForeign } from './content-frame.tsx'
import { usePageInAddress } from './page-in-address.ts'

const Entry = ({ entry }: { readonly entry: DocumentItem }) => {
  const { t, locale } = useTexts('content')
  const { title, language, kind, file } = entry
  const type = file.type.toUpperCase()
  const size = sizeText(file.size, locale)
  const [isComing, setComing] = useState(false)
  // Remains a link, so that its address can be copied or opened in another window.
  const download = (event: MouseEvent) => {
    event.preventDefault()
    setComing(true)
  }
  return (
    <li className="panel flex items-center justify-between gap-3 px-4 py-3 flex-wrap">
      <div>
        <h2 className="text-title" lang={useForeign(language)}>
          {title}
        </h2>
        <Facts entry={entry}>
          <span>{t(`documents.kinds.${kind}`)}</span>
          <span className="number">
            {type}, {size}
          </span>
        </Facts>
      </div>
      <a
        className="button min-h-10 flex-none max-phone:min-h-11"
        href={file.url}
        download={file.name}
        aria-label={t('documents.downloadNamed', { title, type, size })}
        onClick={download}
      >
        {t('documents.download')}
      </a>
      {isComing && <FileDownload file={file} onEnd={() => setComing(false)} />}
    </li>
  )
}

export const DocumentsPage = () => {
  const { t, locale } = useTexts('content')
  const page = usePageInAddress()
  const documents = useQuery(allDocuments, { locale, page })
  return (
    <ContentFrame title={t('documents.title')}>
      <p className="mt-2 text-ink-soft">{t('documents.lead')}</p>
      <Loaded resource={documents}>
        {({ list, count }) =>
          count === 0 ? (
            <EmptyContent title={t('documents.empty')} hint={t('documents.emptyHint')} />
          ) : (
            <>
              <ContentList>
                {list.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ContentList>
              <ListPages path="/documents" page={page} count={count} />
            </>
          )
        }
      </Loaded>
    </ContentFrame>
  )
}
