/** Table of the nearest models that fail, with the changes that would make each fit. */
import type { Explanation, Fix } from '../../../contract/results/selection.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { pairId, pairName } from '../model/pair-identity.ts'
import type { ParameterWords } from '../model/parameter-words.ts'
import { useFixName } from '../model/fix-name.ts'

type Props = { readonly nearest: Explanation['nearest']; readonly parameters: ParameterWords }

export const NearestTable = ({ nearest, parameters }: Props) => {
  const { t, listed } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const fixName = useFixName(parameters)
  const wordsOf = (fix: Fix): string => {
    const relation = fix.exact ? '=' : fix.to < fix.from ? '≤' : '≥'
    return t(fix.asFarAsKnown ? 'fitsAsFarAsKnown' : 'fits', { name: fixName(fix), relation, value: inWords(fix.to, fix.unit) })
  }
  return (
    <ul>
      {nearest.map(({ failing, fixes, ...model }) => (
        <li className="border-b border-line py-0.5" key={`${pairId(model)} ${fixes.map(({ parameter }) => parameter).join(' ')}`}>
          <strong>{pairName(model)}</strong>{' '}
          {[t('nearestFails', { checks: listed(failing.map((name) => nameOf('checks', name))) }), ...fixes.map(wordsOf)].join('; ')}
        </li>
      ))}
    </ul>
  )
}
