/** Texts of the motor drawer. */
import { useTexts } from '../base/texts/texts.ts'

export const useDrawerTexts = () => {
  const { t, find, listed } = useTexts('motor-drawer')
  /** Returns the name of a motor type, or the type itself if there is none. */
  const typeName = (typeCode: string): string => find(`typeCodes.${typeCode}`) ?? typeCode
  return { t, listed, typeName }
}
