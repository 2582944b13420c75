/** The calculators and series that an embedded page offers; a series in the address leads to its models. */
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useClassNames } from '../base/texts/class-names.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { listedClasses } from '../base/calculators/working-classes.ts'
import { ClassPicture } from '../drawings/class-picture.tsx'
import { allRoots } from './ask-directory.ts'
import { DirectoryFrame } from './directory-frame.tsx'
import { RootSection } from './directory-page.tsx'
import { requestedSeries, seriesTarget } from './embed-target.ts'
import { DirectoryProblem, Message, Skeleton } from './page-states.tsx'

const Calculators = () => {
  const { className } = useClassNames()
  return (
    <ul className="grid grid-cols-fill gap-2">
      {listedClasses.map(({ id, schema }) => (
        <li key={id}>
          <Link
            href={`/selection/calc_${id}`}
            className="panel flex h-full min-h-11 items-center gap-2 px-3 py-1.5 text-ink-soft hover:bg-paper"
          >
            <span className="h-8 w-10 flex-none">
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
        <div className="mt-4">
          <Message role="alert">
            <p>{t('unknownSeries', { series: unknownSeries })}</p>
          </Message>
        </div>
      )}
      <h2 className="mt-6 mb-3 text-title">{t('calculators')}</h2>
      <Calculators />
      <h2 className="mt-6 mb-3 text-title">{t('series')}</h2>
      {data?.map((root) => (
        <RootSection key={root.id} root={root} />
      ))}
      {!data && !failure && <Skeleton />}
      {!data && failure && <DirectoryProblem failure={failure} onRetry={retry} />}
    </>
  )
}

type Props = {
  /** Query of the address. */
  readonly query: string
  /** Leads to the page that the address names. */
  readonly onTarget: (address: string) => void
}

export const EmbedChoice = ({ query, onTarget }: Props) => {
  const { locale } = useTexts('embed')
  const series = requestedSeries(query)
  const { data: roots } = useQuery(allRoots, series === undefined ? undefined : locale)
  const target = series !== undefined && roots ? seriesTarget(roots, series) : undefined
  useEffect(() => {
    if (target !== undefined) onTarget(target)
  }, [target, onTarget])
  return <DirectoryFrame>{target === undefined ? <Choice unknownSeries={roots && series} /> : <Skeleton />}</DirectoryFrame>
}
