/** The product directory: all root categories with their series. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { DirectorySeries, SeriesRootPC } from '../../contract/directory/directory.ts'
import { FamilyNames } from '../base/texts/family-names.tsx'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { allRoots } from './ask-directory.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DirectoryFrame } from './directory-frame.tsx'
import { narrowedRoots } from './narrowed-roots.ts'
import { readText, writeParts } from './page-query.ts'
import { DirectoryProblem, Message, Skeleton } from './page-states.tsx'
import { addressOfSeries, pathOfRoot } from './paths.ts'
import { SeriesTable } from './series-table.tsx'
import { skin } from '../../engine/react/skin.ts'

/** Address part with the search text. */
const narrowingPart = 'q'

type SectionProps = {
  readonly root: SeriesRootPC
  /** Address that a series leads to, where it is not its own; the category then leads nowhere. */
  readonly addressOf?: (series: DirectorySeries) => string
}

const RootLink = ({ root }: { readonly root: SeriesRootPC }) => (
  <Link href={pathOfRoot(root)} className="text-main underline-offset-3 underline">
    {root.name}
  </Link>
)

/** A root category with its series. */
export const RootSection = ({ root, addressOf }: SectionProps) => (
  <section aria-labelledby={`root-${root.id}`}>
    <h2 id={`root-${root.id}`} className="mt-6 mb-3 border-b border-line pb-2 text-lead/5">
      {addressOf ? root.name : <RootLink root={root} />}
    </h2>
    <FamilyNames family={root.id}>
      <SeriesTable root={root} addressOf={(series) => addressOf?.(series) ?? addressOfSeries(root, series)} />
    </FamilyNames>
  </section>
)

const Narrowing = ({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) => {
  const { t } = useTexts('directory')
  return (
    <div className="mt-4 mb-2 max-w-120" role="search">
      <label className={skin.label} htmlFor="directory-narrowing">
        {t('narrow')}
      </label>
      <input
        id="directory-narrowing"
        className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

const Roots = ({
  roots,
  text,
  onShowAll,
}: {
  readonly roots: readonly SeriesRootPC[]
  readonly text: string
  readonly onShowAll: () => void
}) => {
  const { t } = useTexts('directory')
  const shown = narrowedRoots(roots, text)
  const count = shown.reduce((sum, { seriesList }) => sum + seriesList.length, 0)
  return (
    <>
      <p role="status" className="sr-only">
        {text.trim() !== '' && t('narrowed', { count })}
      </p>
      {shown.map((root) => (
        <RootSection key={root.id} root={root} />
      ))}
      {count === 0 && (
        <Message>
          <p className="font-semibold">{t('nothing')}</p>
          <p className="mt-1 text-ink-soft">{t('nothingHint')}</p>
          <button type="button" className="button mt-4" onClick={onShowAll}>
            {t('showAll')}
          </button>
        </Message>
      )}
    </>
  )
}

export const DirectoryPage = () => {
  const { t, locale } = useTexts('directory')
  const { data, failure, retry } = useQuery(allRoots, locale)
  const [text, setText] = useState(() => readText(narrowingPart))
  usePageTitle(t('title'))
  const narrow = (next: string) => {
    setText(next)
    writeParts({ [narrowingPart]: encodeURIComponent(next) })
  }
  return (
    <DirectoryFrame>
      <Breadcrumbs />
      <h1 className="text-page">{t('title')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('lead')}</p>
      <Narrowing text={text} onChange={narrow} />
      {data && <Roots roots={data} text={text} onShowAll={() => narrow('')} />}
      {!data && !failure && <Skeleton />}
      {!data && failure && <DirectoryProblem failure={failure} onRetry={retry} />}
    </DirectoryFrame>
  )
}
