/** The search page: matching calculators, and all matching models in pages. */
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { searchPageSize, type SearchResult } from '../../contract/directory/search.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { type Query, useQuery } from '../base/api/query.ts'
import { listedClasses } from '../base/calculators/working-classes.ts'
import { calculatorPath, useCalculators } from '../search/find-calculators.ts'
import { groupsOf, isReadAsCode } from '../search/hit-groups.ts'
import { hitRow } from '../search/hit-row.ts'
import { KeywordReading } from '../search/lazy-reading.ts'
import { GroupName, HitWords } from '../search/hit-words.tsx'
import { openHit } from '../search/open-hit.ts'
import { hitAddress, readSearchAddress, searchAddress } from '../search/search-address.ts'
import { searchCalls, type SearchRequest } from '../search/search-calls.ts'
import { Highlighted } from '../ui/highlighted.tsx'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { SearchField } from '../search/search-field.tsx'

type Params = SearchRequest & { readonly locale: Locale }

const results: Query<Params, SearchResult> = {
  name: 'search',
  load: ({ locale, ...request }, signal) => searchCalls(locale).search(request, signal),
  isImmutable: true,
}

const headingLook = 'px-3 pt-2 pb-1 font-semibold text-ink-soft'

const Hits = ({ result: { list }, keyword }: { readonly result: SearchResult; readonly keyword: string }) => {
  const locale = useLocale()
  return groupsOf(list).map((group) => (
    <section key={group.key}>
      <h2 className={headingLook}>
        <GroupName group={group} />
      </h2>
      <ul>
        {group.hits.map((hit) => (
          <li key={hit.key}>
            <a href={`#${hitAddress({ hit, keyword })}`} className={hitRow} onClick={openHit({ hit, keyword }, locale)}>
              <HitWords hit={hit} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Scrolls to the top of the next page. */
const toTop = () => window.scrollTo(0, 0)

const Pages = ({ keyword, page, count }: SearchRequest & { readonly count: number }) => {
  const { t } = useTexts('search')
  const { t: shell } = useTexts('shell')
  const pages = Math.ceil(count / searchPageSize)
  if (pages <= 1 && page === 1) return null
  return (
    <nav className="flex items-center justify-center gap-3 border-t border-line p-3" aria-label={t('page.pages')}>
      {page > 1 && (
        <a className="button" data-size="small" href={`#${searchAddress(keyword, Math.min(page - 1, pages))}`} onClick={toTop}>
          {shell('common.previous')}
        </a>
      )}
      <span className="number">{shell('common.pageOf', { page, pages })}</span>
      {page < pages && (
        <a className="button" data-size="small" href={`#${searchAddress(keyword, page + 1)}`} onClick={toTop}>
          {shell('common.next')}
        </a>
      )}
    </nav>
  )
}

/** Calculators with a matching name, or all if no model matches. */
const Calculators = ({ keyword, areAll }: { readonly keyword: string; readonly areAll: boolean }) => {
  const { t } = useTexts('search')
  const { className } = useClassNames()
  const found = useCalculators(keyword)
  const shown = areAll ? listedClasses.map(({ id }) => ({ id, path: calculatorPath(id), name: className(id), hits: [] })) : found
  if (shown.length === 0) return null
  return (
    <section className="panel mb-4 pb-2">
      <h2 className={headingLook}>{areAll ? t('page.calculators') : t('groups.calculators')}</h2>
      <ul className="grid grid-cols-fill">
        {shown.map(({ id, path, name, hits }) => (
          <li key={id}>
            <Link href={path} className={hitRow}>
              <span className="wrap-anywhere">
                <Highlighted text={name} hits={hits} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Results = ({ keyword, page }: SearchRequest) => {
  const { t } = useTexts('search')
  const { t: shell } = useTexts('shell')
  const locale = useLocale()
  const { data, failure, retry } = useQuery(results, keyword === '' ? undefined : { keyword, page, locale })
  const isNothing = data?.count === 0
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {data && (isNothing ? t('none') : t('found', { count: data.count }))}
      </p>
      {isNothing && <p className="mb-4 text-ink-soft">{t('contact')}</p>}
      <Calculators keyword={keyword} areAll={isNothing || keyword === ''} />
      {failure && !data && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && keyword !== '' && <p className="late text-ink-faint">{shell('common.loading')}</p>}
      {data && !isNothing && (
        <div className="panel">
          {isReadAsCode(data.list) && (
            <Suspense>
              <KeywordReading keyword={keyword} />
            </Suspense>
          )}
          <Hits result={data} keyword={keyword} />
          <Pages keyword={keyword} page={page} count={data.count} />
        </div>
      )}
    </>
  )
}

export const SearchPage = () => {
  const { t } = useTexts('search')
  const { t: shell } = useTexts('shell')
  // Includes the query, which other pages ignore.
  const [address] = useHashLocation()
  const { keyword, page } = readSearchAddress(address)
  usePageTitle(keyword === '' ? shell('titles.search') : t('page.headingOf', { keyword }))
  return (
    <div className="page mx-auto max-w-240">
      <h1 className="mb-4 text-page">{keyword === '' ? shell('titles.search') : t('page.headingOf', { keyword })}</h1>
      <div className="mb-4 max-w-160">
        <Keyword key={keyword} keyword={keyword} />
      </div>
      <Results keyword={keyword} page={page} />
    </div>
  )
}

/** Search field; a new keyword opens its own address. */
const Keyword = ({ keyword }: { readonly keyword: string }) => {
  const { t } = useTexts('search')
  const [text, setText] = useState(keyword)
  return (
    <SearchField
      purpose={t('page.again')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onSearch={() => {
        location.hash = searchAddress(text.trim())
      }}
    />
  )
}
