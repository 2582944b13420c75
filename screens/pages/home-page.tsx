/** The start page: every working class with its picture. */
import { lazy, useState } from 'react'
import { Link } from 'wouter'
import { readStored, recentsKey } from '../base/storage.ts'
import { usePageTitle } from '../base/page-title.ts'
import { useClassNames } from '../base/class-names.ts'
import { classGroups, type WorkingClass } from '../../schemas/working-classes.ts'
import { workingClasses } from '../base/working-classes.ts'
import * as classDrawings from '../drawings/classes.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import type { Drawings } from '../drawings/registry.ts'
import { useTexts } from '../base/texts.ts'

const RecentCalculations = lazy(async () => ({ default: (await import('./recent-calculations.tsx')).RecentCalculations }))

const drawings: Drawings = classDrawings

const ClassCard = ({ id, schema }: WorkingClass) => {
  const { className, classNote } = useClassNames()
  const Picture = drawings[schema.place.drawing] ?? Drawing
  return (
    <li className="flex">
      <Link href={`/selection/calc_${id}`} className="home-card flex-1">
        <span className="picture">
          <Picture />
        </span>
        <span className="flex flex-1 flex-col gap-0.5 px-4 py-3">
          <span className="font-semibold">{className(id)}</span>
          <span className="text-[13px] text-ink-faint">{classNote(id)}</span>
        </span>
      </Link>
    </li>
  )
}

export const HomePage = () => {
  const { t } = useTexts('shell')
  usePageTitle(t('titles.home'))
  // The page waits for them: nothing that is there already may move when they come.
  const [hasRecents] = useState(() => readStored('local', recentsKey) !== undefined)
  return (
    <div className="page mx-auto max-w-[1240px]">
      <h1 className="text-2xl text-main">{t('home.heading')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('home.lead')}</p>
      {hasRecents && <RecentCalculations />}
      {classGroups.map((group) => (
        <section key={group} className="mt-8" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="mb-3 border-b border-line pb-2 text-base text-ink-soft">
            {t(`home.groups.${group}`)}
          </h2>
          <ul className="home-grid">
            {workingClasses
              .filter(({ schema }) => schema.place.group === group)
              .map((known) => (
                <ClassCard key={known.id} {...known} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
