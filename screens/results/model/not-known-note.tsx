import type { NotKnown } from '../../../contract/results/sizing.ts'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { Warning, WarningNote } from './model-warnings.tsx'

/** Lists the data to request from the manufacturer, and the checks that require them. */
export const NotKnownNote = ({ checks }: { checks: readonly NotKnown[] | undefined }) => {
  const { t, listed } = useTexts('results')
  const nameOf = useFamilyNames()
  const modelName = useModelNames()
  if (checks === undefined || checks.length === 0) return null
  const distinct = (names: readonly string[]): string => listed([...new Set(names)])
  const figures = distinct(checks.flatMap(({ needs }) => needs.map((column) => modelName('columns', column))))
  return (
    <WarningNote>
      <Warning>{t('unknown.ask', { figures })}</Warning>
      <p className="pl-5 text-ink-soft">{t('unknown.notJudged', { checks: distinct(checks.map(({ name }) => nameOf('checks', name))) })}</p>
    </WarningNote>
  )
}
