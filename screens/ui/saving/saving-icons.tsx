/** Icons of what is saved: a favourite, an entry of the shopping list. */
import { Icon } from '../icons.tsx'

export const HeartIcon = () => (
  <Icon>
    <path d="M8 13.5C3 10 2 7.6 2 5.8C2 2.8 6 1.8 8 4.8C10 1.8 14 2.8 14 5.8C14 7.6 13 10 8 13.5z" />
  </Icon>
)
export const CartIcon = () => (
  <Icon>
    <path d="M1.5 2.5h2l1.8 7.5h7l1.7-5.5H4M6 13.2h.1M11.5 13.2h.1" />
  </Icon>
)
