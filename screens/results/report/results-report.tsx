/** Report of results: conditions, assumptions and matching models. */
import { resultRowsOf } from '../../../contract/results/answer-words.ts'
import { readOrder } from '../../../contract/results/list-view.ts'
import { facetNames } from '../../../contract/results/narrowing.ts'
import type { Calculation, Explanation } from '../../../contract/results/selection.ts'
import { useModelNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { useFigureName } from '../model/figure-name.ts'
import { useWrittenRows } from '../model/written-rows.ts'
import { ModelTable } from './model-table.tsx'
import { NearestTable } from './nearest-table.tsx'
import type { ListedModels, Reported } from './report-context.ts'
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

/** Returns the description of the list as on the page: range, filters and order. */
const useListWords = ({ answer, narrowing, order, range }: ListedModels, { layout }: Reported): string => {
  const { t: report } = useTexts('report')
  const { t } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const nameOf = useModelNames()
  const figureName = useFigureName(layout)
  const { matched, total, count = matched } = answer
  const inOrder = () => {
    if (order === undefined) return nameOf('words', 'rankRule')
    const { figure, isFalling } = readOrder(order)
    return shell('form.named', { name: t('sortedBy'), text: t(isFalling ? 'sort.falling' : 'sort.rising', { name: figureName(figure) }) })
  }
  return [
    t('count', { matched, total }),
    ...(count === matched ? [] : [t('pairs', { count })]),
    ...(answer.list.length < range.of ? [t('pages.shown', range)] : []),
    ...(facetNames.some((name) => (narrowing[name] ?? []).length > 0) ? [report('narrowed')] : []),
    inOrder(),
  ].join(' · ')
}

const Models = ({ reported, listed }: { reported: Reported; listed: ListedModels }) => {
  const { t } = useTexts('report')
  return (
    <Part title={t('models')} note={useListWords(listed, reported)}>
      <ModelTable models={listed.answer.list} first={listed.range.first} layout={reported.layout} />
    </Part>
  )
}

type Props = { readonly reported: Reported; readonly listed: ListedModels; readonly explanation: Explanation | undefined }

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
