/** The conditions of a selection in the reader's language: what decides in words, then the first figures. */
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { useQuery } from '../../base/api/query.ts'
import { chosenWords } from '../../base/saved/chosen-words.ts'
import { useStatedFigures } from '../../base/texts/stated-figures.ts'
import { useLocale } from '../../base/texts/texts.ts'

export const Conditions = ({ calculator, inputs }: Pick<Selection, 'calculator' | 'inputs'>) => {
  const { data = '' } = useQuery(chosenWords, { calculator, inputs, locale: useLocale() })
  const figures = useStatedFigures()({ inputs })
  return [data, figures].filter((part) => part !== '').join(' · ')
}
