/** Icons of the interface, 16 × 16, in the text colour. */
import type { ReactNode } from 'react'

export const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    className="size-4 flex-none"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

export const CloseIcon = () => (
  <Icon>
    <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
  </Icon>
)
export const CopyIcon = () => (
  <Icon>
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon>
    <path d="M3 8.5l3.5 3.5L13 4.5" />
  </Icon>
)
export const CrossIcon = () => (
  <Icon>
    <path d="M4 4l8 8M12 4l-8 8" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M2 4h12M2 8h12M2 12h12" />
  </Icon>
)
export const WarningIcon = () => (
  <Icon>
    <path d="M8 2l6.5 11.5h-13zM8 6.5v3.2M8 11.6v.1" />
  </Icon>
)
export const LightIcon = () => (
  <Icon>
    <path d="M8 5a3 3 0 100 6 3 3 0 000-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.1 3.1l1 1M11.9 11.9l1 1M12.9 3.1l-1 1M4.1 11.9l-1 1" />
  </Icon>
)
export const DarkIcon = () => (
  <Icon>
    <path d="M13.5 9.5A6 6 0 016.5 2.5a6 6 0 107 7z" />
  </Icon>
)
export const SystemIcon = () => (
  <Icon>
    <path d="M2 3h12v8H2zM6 14h4M8 11v3" />
  </Icon>
)
