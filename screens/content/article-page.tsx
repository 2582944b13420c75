/** Page of a news item or an information page. */
import type { z } from 'zod/mini'
import type { informationDetail } from '../../contract/site/content-calls.ts'
import { useTexts } from '../base/texts/texts.ts'
import { type Query, useQuery } from '../base/api/query.ts'
import type { Locale } from '../../i18n/locales.ts'
import { oneInformation, oneNews } from './ask-content.ts'
import { ArticleBody } from './article-body.tsx'
import { Loaded, ContentFrame, Facts, NotFound, useForeign } from './content-frame.tsx'

type Article = z.infer<typeof informationDetail>
type Kind = 'news' | 'information'

/** News items have all properties of information pages. */
const sources: Readonly<Record<Kind, Query<{ readonly locale: Locale; readonly id: string }, Article>>> = {
  news: oneNews,
  information: oneInformation,
}

const Shown = ({ article, kind }: { readonly article: Article; readonly kind: Kind }) => {
  const { t } = useTexts('content')
  const foreign = useForeign(article.language)
  return (
    <ContentFrame title={article.title} above={[{ name: t(`${kind}.title`), address: `#/${kind}` }]} lang={foreign}>
      <Facts entry={article} />
      <article>
        <ArticleBody body={article.body} lang={foreign} />
      </article>
      <a href={`#/${kind}`} className="button mt-6">
        {t(`${kind}.back`)}
      </a>
    </ContentFrame>
  )
}

export const ArticlePage = ({ kind, id }: { readonly kind: Kind; readonly id: string }) => {
  const { t, locale } = useTexts('content')
  const found = useQuery(sources[kind], { locale, id })
  if (found.data) return <Shown article={found.data} kind={kind} />
  if (found.failure?.kind === 'refused') return <NotFound back={`#/${kind}`}>{t(`${kind}.back`)}</NotFound>
  return (
    <ContentFrame title={t(`${kind}.title`)}>
      <Loaded resource={found}>{() => null}</Loaded>
    </ContentFrame>
  )
}
