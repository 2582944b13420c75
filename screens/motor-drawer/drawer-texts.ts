/** The words of the motor drawer. */
import { useTexts } from '../base/texts/texts.ts'

export const useDrawerTexts = () => {
  const { t, find } = useTexts('motor-drawer')
  /** Name of a motor type; the type itself where no text is known. */
  const typeName = (typeCode: string): string => find(`typeCodes.${typeCode}`) ?? typeCode
  return { t, typeName }
}
