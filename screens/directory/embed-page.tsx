/** Selection of a calculator or series in embedded pages; an address that names one redirects to it. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { queryOfAddress } from '../base/selection/address.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { listedClasses } from '../base/calculators/working-classes.ts'
import { ClassPicture } from '../drawings/class-picture.tsx'
import { showRequestedLanguage } from '../embed/requested-language.ts'
import { allRoots } from './ask-directory.ts'
import { RootSection } from './directory-page.tsx'
import { embedTarget, requestedSeries, seriesTarget } from './embed-target.ts'
import { DirectoryProblem, Skeleton } from './page-states.tsx'
import './directory.css'
import './embed-page.css'

const Calculators = () => {
  const { className } = useClassNames()
  return (
    <ul className="embed-classes">
      {listedClasses.map(({ id, schema }) => (
        <li key={id}>
          <Link href={`/selection/calc_${id}`} className="panel class-link">
            <span className="drawing-box">
              <ClassPicture name={schema.place.drawing} />
            </span>
            <span>{className(id)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Choice = ({ unknownSeries }: { readonly unknownSeries: string | undefined }) => {
  const { t, locale } = useTexts('embed')
  const { data, failure, retry } = useQuery(allRoots, locale)
  return (
    <>
      <h1 className="text-page">{t('title')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('lead')}</p>
      {unknownSeries !== undefined && (
        <p role="alert" className="panel directory-message mt-4">
          {t('unknownSeries', { series: unknownSeries })}
        </p>
      )}
      <h2 className="mt-6 mb-3 text-title">{t('calculators')}</h2>
      <Calculators />
      <h2 className="mt-8 mb-3 text-title">{t('series')}</h2>
      {data?.map((root) => (
        <RootSection key={root.id} root={root} />
      ))}
      {!data && !failure && <Skeleton />}
      {!data && failure && <DirectoryProblem failure={failure} onRetry={retry} />}
    </>
  )
}

/** Replaces this page in the history, so that back skips it. */
const leadTo = (address: string): void => location.replace(address)

export const EmbedPage = () => {
  const { t, locale } = useTexts('embed')
  const [query] = useState(queryOfAddress)
  const series = requestedSeries(query)
  const { data: roots } = useQuery(allRoots, series === undefined ? undefined : locale)
  const target = series === undefined ? embedTarget(query) : roots && seriesTarget(roots, series)
  usePageTitle(t('title'))
  useEffect(() => {
    // The host page may change the language later, which changes the address only.
    void showRequestedLanguage(query)
  }, [query])
  useEffect(() => {
    if (target !== undefined) leadTo(target)
  }, [target])
  return <div className="page directory-page">{target === undefined ? <Choice unknownSeries={roots && series} /> : <Skeleton />}</div>
}
