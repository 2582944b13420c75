/** What the working classes are called, by id; an id without a name stands for itself. */
import { useTexts } from './texts.ts'

export const useClassNames = () => {
  const { find } = useTexts('shell')
  return { className: (id: string): string => find(`classes.names.${id}`) ?? id }
}
