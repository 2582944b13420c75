/** Saved and current results side by side: per model the verdict, rank, checks and changed catalogue figures. */
import type { ReactNode } from 'react'
import type { CheckChange, ModelComparison, Sides } from '../../../contract/catalogue/compare-results.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { CornerHead, noteClasses, RowHead, SideCell, SideHead, SideTable } from '../compare/side-table.tsx'
import { checkInWords, type TravelWords } from './sentences.ts'
import type { Compared } from './use-comparison.ts'
import { useTravelWords } from './use-travel-words.ts'

type RowProps = { readonly name: string; readonly differs: boolean; readonly cells: Sides<ReactNode> }

const Row = ({ name, differs, cells: { before, now } }: RowProps) => (
  <tr data-differs={differs}>
    <RowHead name={name} differs={differs} />
    <SideCell>{before}</SideCell>
    <SideCell>{now}</SideCell>
  </tr>
)

const CheckCell = ({ check, words }: { readonly check: CheckChange['before']; readonly words: TravelWords }) => {
  const { inWords } = useQuantity()
  return (
    <>
      <span className="number">{checkInWords(check, words)}</span>
      {check?.isMade && check.role !== 'yesOrNo' && (
        <>
          <UtilisationBar share={check.utilisation} className="mt-1 block" />
          <small className={noteClasses}>
            {inWords(check.required, check.unit)} / {inWords(check.available, check.unit)}
          </small>
        </>
      )}
    </>
  )
}

type ModelProps = { readonly model: ModelComparison; readonly words: TravelWords; readonly hasChecksBefore: boolean }

/** Returns the facts about a model on one side. */
const factsOf = (
  { verdict, place, presence }: ModelComparison,
  words: TravelWords,
  t: (key: 'notListed' | 'notThere' | 'notKept') => string,
) => {
  const missing = presence === 'open' ? t('notKept') : t('notThere')
  const say = <T,>(value: T | undefined, isThere: boolean, text: (value: T) => string): string =>
    value === undefined ? (isThere ? t('notKept') : missing) : text(value)
  const both = <T,>(sides: Sides<T>, text: (value: T) => string): Sides<string> => ({
    before: say(sides.before, presence !== 'came' && presence !== 'open', text),
    now: say(sides.now, presence !== 'went', text),
  })
  return { verdict: both(verdict, words.verdict), place: both(place, (at) => (at === null ? t('notListed') : String(at))) }
}

const ModelTable = ({ model, words, hasChecksBefore }: ModelProps) => {
  const { t } = useTexts('travel')
  const facts = factsOf(model, words, t)
  const checkCell = (check: CheckChange['before'], isKnown: boolean) => (isKnown ? <CheckCell check={check} words={words} /> : t('notKept'))
  return (
    <SideTable name={model.name} isWhole>
      <thead>
        <tr>
          <CornerHead />
          <SideHead>{t('before')}</SideHead>
          <SideHead>{t('now')}</SideHead>
        </tr>
      </thead>
      <tbody>
        <Row name={t('verdictRow')} differs={facts.verdict.before !== facts.verdict.now} cells={facts.verdict} />
        <Row name={t('placeRow')} differs={facts.place.before !== facts.place.now} cells={facts.place} />
        {model.checks.map((check) => (
          <Row
            key={check.name}
            name={words.check(check.name)}
            differs={!check.isSame}
            cells={{
              before: model.presence === 'came' ? '–' : checkCell(check.before, hasChecksBefore),
              now: model.presence === 'went' ? '–' : checkCell(check.now, true),
            }}
          />
        ))}
        {model.figures.map(({ skuID, name, before, now }) => (
          <Row
            key={`${skuID} ${name}`}
            name={words.column(name)}
            differs
            cells={{ before: before ? words.figure(before) : words.notMade, now: now ? words.figure(now) : words.notMade }}
          />
        ))}
      </tbody>
    </SideTable>
  )
}

type Props = { readonly compared: Compared; readonly catalogue: string; readonly onClose: () => void }

export const TravelDrawer = ({ compared, catalogue, onClose }: Props) => {
  const { t, locale } = useTexts('travel')
  const words = useTravelWords()
  const { comparison, created, now } = compared
  const day = (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso))
  const hasChecksBefore = created.before !== undefined
  return (
    <Drawer tag="travel" title={t('title')} onClose={onClose}>
      <dl className="mb-3 grid grid-cols-first gap-x-4 gap-y-1">
        <div className="contents">
          <dt className="text-ink-soft">{t('before')}</dt>
          <dd className="wrap-anywhere">
            {created.before === undefined
              ? t('byRecord', { version: catalogue })
              : t('side', { version: catalogue, day: day(created.before) })}
          </dd>
        </div>
        <div className="contents">
          <dt className="text-ink-soft">{t('now')}</dt>
          <dd className="wrap-anywhere">{t('side', { version: now, day: day(created.now) })}</dd>
        </div>
        {comparison.matched.before !== undefined && comparison.matched.now !== undefined && (
          <div className="contents">
            <dt className="text-ink-soft">{t('counts')}</dt>
            <dd className="number wrap-anywhere">{t('countsOf', { before: comparison.matched.before, now: comparison.matched.now })}</dd>
          </div>
        )}
      </dl>
      {comparison.models.map((model) => (
        <details key={model.key} className="mb-3" open={!model.isSame}>
          <summary className="min-h-8 cursor-pointer py-1.5 text-ink-soft">
            <strong>{model.name}</strong>
            <span> </span>
            <span>{model.maker}</span>
            <span> · {model.isSame ? t('unchanged') : t('hasChanged')}</span>
          </summary>
          <ModelTable model={model} words={words} hasChecksBefore={hasChecksBefore} />
        </details>
      ))}
    </Drawer>
  )
}
