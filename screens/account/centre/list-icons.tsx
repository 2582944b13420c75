/** Icons of the lists in the user centre. */
import { Icon } from '../../ui/icons.tsx'

export const BinIcon = () => (
  <Icon>
    <path d="M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.6 9h6.8l.6-9M6.6 7v4M9.4 7v4" />
  </Icon>
)
export const FolderIcon = () => (
  <Icon>
    <path d="M1.5 12.5v-9h4.5l1.5 2h7v7zM8 7.5v3.5M6.2 9.2h3.6" />
  </Icon>
)
export const DotsIcon = () => (
  <Icon>
    <path d="M8 3v.1M8 8v.1M8 13v.1" strokeWidth="2.4" />
  </Icon>
)
export const ListIcon = () => (
  <Icon>
    <path d="M2 2.5h12v11H2zM2 6h12M5 9h6M5 11h4" />
  </Icon>
)
export const FileIcon = () => (
  <Icon>
    <path d="M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M8 7v5M6 10l2 2 2-2" />
  </Icon>
)
