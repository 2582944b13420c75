/** The report of results: what was asked, what it rests on, and the models that fit. */
import { resultRowsOf } from '../../../contract/answer-words.ts'
import type { Calculation, Explanation } from '../../../contract/selection.ts'
import { useFamilyNames } from '../../base/family-names.tsx'
import { useTexts } from '../../base/texts.ts'
import { sortModels } from '../model/sort-models.ts'
import { useWrittenRows } from '../model/written-rows.ts'
import { ModelTable } from './model-table.tsx'
import { NearestTable } from './nearest-table.tsx'
import type { Reported, ReportSubject } from './report-context.ts'
import { Assumptions, Conditions, Facts, MotionPart, Part } from './report-parts.tsx'
import { UnknownTable } from './unknown-table.tsx'

const ResultRows = ({ answer }: { answer: Calculation }) => {
  const { t } = useTexts('results')
  const rows = useWrittenRows(resultRowsOf(answer))
  if (rows.length === 0) return null
  return (
    <Part title={t('table.title')} note={t('table.note')}>
      <Facts rows={rows.map(({ key, name, value, unit }) => ({ key, name, value: unit === '' ? value : `${value} ${unit}` }))} />
    </Part>
  )
}

type Listed = Extract<ReportSubject, { readonly kind: 'results' }>

const Models = ({ reported, listed: { answer, order } }: { reported: Reported; listed: Listed }) => {
  const { t } = useTexts('report')
  const { t: results } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const nameOf = useFamilyNames()
  const { matched, total, count = matched, list } = answer
  const words = [
    results('count', { matched, total }),
    ...(count === matched ? [] : [results('pairs', { count })]),
    ...(list.length < count ? [results('listed', { shown: list.length })] : []),
    ...(matched === reported.answer.matched ? [] : [t('narrowed')]),
    order === 'rank' ? nameOf('words', 'rankRule') : shell('form.named', { name: results('sortedBy'), text: results(`sort.${order}`) }),
  ]
  return (
    <Part title={t('models')} note={words.join(' · ')}>
      <ModelTable models={sortModels(list, order)} layout={reported.layout} />
    </Part>
  )
}

type Props = { readonly reported: Reported; readonly listed: Listed; readonly explanation: Explanation | undefined }

export const ResultsReport = ({ reported, listed, explanation }: Props) => {
  const { t } = useTexts('report')
  const { t: results } = useTexts('results')
  const { answer } = listed
  return (
    <>
      <Conditions reported={reported} />
      <Assumptions
        assumptions={reported.answer.assumptions ?? explanation?.assumptions ?? []}
        note={!reported.answer.assumptions && answer.list.length > 0 ? t('ofFirst') : undefined}
      />
      <ResultRows answer={reported.answer} />
      <MotionPart reported={reported} />
      {answer.list.length > 0 ? (
        <Models reported={reported} listed={listed} />
      ) : (
        <Part title={results('noMatch')} note={results('noMatchBare', { total: answer.total })}>
          <NearestTable nearest={explanation?.nearest ?? []} parameters={reported.parameters} />
        </Part>
      )}
      <UnknownTable answer={answer} />
    </>
  )
}
