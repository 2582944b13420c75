import { useField } from '../../engine/react/index.ts'
import { optionDrawings, type Drawings } from '../drawings/registry.ts'

const drawings: Drawings = optionDrawings

/** The picture of an option, by the icon in its data or else its value; renders nothing without a picture. */
export const OptionPicture = ({ field, value }: { readonly field: string; readonly value: string }) => {
  const icon = useField(field).options?.find((option) => option.value === value)?.['icon']
  const Picture = (typeof icon === 'string' ? drawings[icon] : undefined) ?? drawings[value]
  return Picture && <Picture />
}
