import { Icon } from './icons.tsx'

/** Magnifying glass; loaded separately from the first page. */
export const SearchIcon = () => (
  <Icon>
    <path d="M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.4 10.4l3.6 3.6" />
  </Icon>
)
