/** Table of models that may fit, with the data to request from the manufacturer. */
import type { Calculation } from '../../../contract/results/selection.ts'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { pairId, pairName } from '../model/pair-identity.ts'
import { Part } from './report-parts.tsx'

export const UnknownTable = ({ answer: { notKnown, total } }: { answer: Calculation }) => {
  const { t, listed } = useTexts('results')
  const { t: report } = useTexts('report')
  const nameOf = useFamilyNames()
  const modelName = useModelNames()
  if (!notKnown) return null
  const { matched, list } = notKnown
  const distinct = (names: readonly string[]): string => listed([...new Set(names)])
  const counts = [
    t('unknown.count', { count: matched, total }),
    ...(list.length < matched ? [t('pages.shown', { first: 1, last: list.length, of: matched })] : []),
  ]
  return (
    <Part title={t('unknown.title')} note={counts.join(' · ')}>
      <p className="text-label">{t('unknown.hint')}</p>
      <table className="ledger">
        <thead>
          <tr>
            <th>{report('head.model')}</th>
            <th>{t('figures.maker')}</th>
            <th>{report('ask')}</th>
            <th>{report('notJudged')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((model) => (
            <tr key={pairId(model)}>
              <td>
                <strong>{pairName(model)}</strong>
              </td>
              <td>{model.maker}</td>
              <td>{distinct((model.notKnown ?? []).flatMap(({ needs }) => needs.map((column) => modelName('columns', column))))}</td>
              <td>{distinct((model.notKnown ?? []).map(({ name }) => nameOf('checks', name)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
