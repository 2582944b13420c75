import type { Fix } from '../../../contract/results/selection.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import type { ParameterWords } from './parameter-words.ts'

/** Returns the name of what a fix changes: an input of the form, or an assumption. */
export function useFixName({ nameOf }: ParameterWords): (fix: Fix) => string {
  const inFamily = useFamilyNames()
  return ({ parameter, assumption }) => (assumption ? inFamily('assumptions', parameter) : nameOf(parameter))
}
