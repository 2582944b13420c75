/** Names of the working classes by id; falls back to the id. */
import { useTexts } from './texts.ts'

export const useClassNames = () => {
  const { find } = useTexts('shell')
  return { className: (id: string): string => find(`classes.names.${id}`) ?? id }
}
