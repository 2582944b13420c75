/** Icons of header links that load late. */
import { Icon } from '../ui/icons.tsx'

export const ChatIcon = () => (
  <Icon>
    <path d="M2.5 3h11v7.5H8L4.5 13.5v-3h-2zM5 6h6M5 8h4" />
  </Icon>
)
export const OfficialSiteIcon = () => (
  <Icon>
    <path d="M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM2 8h12M8 2q-5 6 0 12q5-6 0-12" />
  </Icon>
)
export const MoreIcon = () => (
  <Icon>
    <path d="M2.5 8h.1M8 8h.1M13.4 8h.1" strokeWidth="2.6" />
  </Icon>
)
export const PersonIcon = () => (
  <Icon>
    <path d="M8 2a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM2.5 14a5.5 5.5 0 0 1 11 0" />
  </Icon>
)
