/** The start page: choice of a motion, recent calculations, and all working classes with pictures. */
import { lazy, useState } from 'react'
import { Link } from 'wouter'
import { readStored, recentsKey } from '../base/browser/storage.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { classGroups, type WorkingClass } from '../../schemas/working-classes.ts'
import { listedClasses } from '../base/calculators/working-classes.ts'
import * as classDrawings from '../drawings/classes.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import type { Drawings } from '../drawings/registry.ts'
import { useTexts } from '../base/texts/texts.ts'
import { type Move, MoveChoice } from './home/move-choice.tsx'
import { OrderCodeBox } from './home/order-code-box.tsx'
import './home-page.css'

const RecentCalculations = lazy(async () => ({ default: (await import('./home/recent-calculations.tsx')).RecentCalculations }))

const drawings: Drawings = classDrawings

const ClassCard = ({ id, schema }: WorkingClass) => {
  const { className } = useClassNames()
  const { find, locale } = useTexts('home')
  const preload = () => {
    const data = import('./calculator/preload-calculator.ts').then(({ preloadCalculator }) => preloadCalculator(id, locale))
    Promise.all([import('./calculator-page.tsx'), data]).catch(() => undefined)
  }
  const Picture = drawings[schema.place.drawing] ?? Drawing
  return (
    <li className="flex">
      <Link href={`/selection/calc_${id}`} className="home-card flex-1" onPointerEnter={preload} onFocus={preload}>
        <span className="picture">
          <Picture />
        </span>
        <span className="flex flex-1 flex-col gap-0.5 px-4 py-3">
          <span className="font-semibold">{className(id)}</span>
          <span className="text-[13px] text-ink-faint">{find(`notes.${id}`)}</span>
        </span>
      </Link>
    </li>
  )
}

const Group = ({ group, classes }: { group: (typeof classGroups)[number]; classes: readonly WorkingClass[] }) => {
  const { t } = useTexts('home')
  if (classes.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className="mb-3 border-b border-line pb-2 text-base text-ink-soft">
        {t(`groups.${group}`)}
      </h2>
      <ul className="home-grid">
        {classes.map((known) => (
          <ClassCard key={known.id} {...known} />
        ))}
      </ul>
    </section>
  )
}

export const HomePage = () => {
  const { t } = useTexts('home')
  const shell = useTexts('shell')
  const [move, setMove] = useState<Move>()
  usePageTitle(shell.t('titles.home'))
  // Suspends until they are loaded, so that the layout does not shift.
  const [hasRecents] = useState(() => readStored('local', recentsKey) !== undefined)
  const shown = listedClasses.filter(({ schema }) => move === undefined || schema.place.moves?.includes(move))
  return (
    <div className="page mx-auto max-w-[1240px]">
      <h1 className="text-2xl text-main">{t('heading')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('lead')}</p>
      <MoveChoice chosen={move} onChoose={setMove} />
      <p role="status" className="sr-only">
        {move && t('shown', { count: shown.length })}
      </p>
      <OrderCodeBox />
      {hasRecents && <RecentCalculations />}
      <p className="mt-6">
        <Link href="/selection/prod-directory" className="home-directory">
          {t('directory.name')}
        </Link>
        <span className="mx-3 text-ink-faint">{t('directory.note')}</span>
        <Link href="/selection/more" className="home-directory">
          {t('more')}
        </Link>
      </p>
      {classGroups.map((group) => (
        <Group key={group} group={group} classes={shown.filter(({ schema }) => schema.place.group === group)} />
      ))}
    </div>
  )
}
