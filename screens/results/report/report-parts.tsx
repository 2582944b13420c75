/** Components of both reports. */
import type { ReactNode } from 'react'
import type { Motion } from '../../../contract/results/motion.ts'
import type { Assumption } from '../../../contract/results/sizing.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import type { WorkingParameter } from '../model/parameter-words.ts'
import { AssumptionTable } from '../model/value-tables.tsx'
import { MotionPlot } from '../motion/motion-plot.tsx'
import { useMotionWords } from '../motion/motion-words.ts'
import { PhaseTable } from '../motion/phase-table.tsx'
import type { Fact, Reported } from './report-context.ts'

export const Part = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <section className="mt-6 *:my-1">
    <h2 className="mb-1 break-after-avoid border-b border-line-strong pb-1 text-lead">{title}</h2>
    {note !== undefined && <p className="text-label">{note}</p>}
    {children}
  </section>
)

/** Names and values in two columns. */
export const Facts = ({ rows }: { rows: readonly Fact[] }) =>
  rows.length > 0 && (
    <dl className="columns-[3_280px] gap-8">
      {rows.map(({ key, name, value }) => (
        <div key={key} className="flex break-inside-avoid justify-between gap-3 border-b border-line py-0.5">
          <dt>{name}</dt>
          <dd className="number text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )

export const Conditions = ({ reported: { parameters, request, conditions: chosen } }: { reported: Reported }) => {
  const { t } = useTexts('report')
  const { inWords } = useQuantity()
  const wordsOf = ({ value, displayValue, unit }: WorkingParameter): string =>
    unit !== '' && value.trim() !== '' && Number.isFinite(Number(value)) ? inWords(Number(value), unit) : displayValue
  const inputs = parameters.describe(request.query).map((one) => ({ key: one.paramName, name: one.displayName, value: wordsOf(one) }))
  const conditions = [...inputs, ...(chosen ?? [])]
  return <Part title={t('conditions')}>{conditions.length === 0 ? <p>{t('noConditions')}</p> : <Facts rows={conditions} />}</Part>
}

/** Table of assumptions; changed ones are marked. */
export const Assumptions = ({ assumptions, note }: { assumptions: readonly Assumption[]; note?: string | undefined }) => {
  const { t } = useTexts('results')
  if (assumptions.length === 0) return null
  const changed = assumptions.filter(({ value, default: standard }) => value !== standard).length
  const state = changed === 0 ? t('assumptions.unchanged') : t('assumptions.changed', { count: changed })
  return (
    <Part title={t('ledger.assumptions')} note={note === undefined ? state : `${state} · ${note}`}>
      <AssumptionTable assumptions={assumptions} />
    </Part>
  )
}

const MotionFigures = ({ motion }: { motion: Motion }) => {
  const { t } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const nameOf = useFamilyNames()
  const inWords = useValueWords()
  const { cycle, loadName, summary } = useMotionWords(motion)
  const profile = motion.profile && shell('form.named', { name: t('motion.profile'), text: t(`motion.profiles.${motion.profile}`) })
  return (
    <Part title={t('motion.title')} note={profile}>
      <Facts rows={motion.values.map((row) => ({ key: row.name, name: nameOf('values', row.name), value: inWords(row) }))} />
      <div className="my-1">
        <MotionPlot cycle={cycle} loadName={loadName} summary={summary} />
      </div>
      <PhaseTable cycle={cycle} loadName={loadName} />
    </Part>
  )
}

/** Motion of the load, from the answer or the page. */
export const MotionPart = ({ reported: { answer, motion } }: { reported: Reported }) =>
  answer.motion && answer.motion.phases.length > 0 ? <MotionFigures motion={answer.motion} /> : motion
