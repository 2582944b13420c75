/** How rows of inputs look: a table, in a narrow place a stack of cards. The Tailwind classes of each part. */
import { box, input } from './skin.ts'

/** Classes by the part of a list. */
export const rowsSkin = {
  list: '@container relative col-span-full min-w-0 grid grid-cols-1 gap-y-1',
  note: 'text-note/5 text-ink-faint',
  table: 'w-full text-label/5 max-phone:block',
  head: 'max-phone:sr-only',
  body: 'max-phone:block',
  column: 'py-0.5 pr-2 text-left align-top font-normal text-ink-soft',
  row: 'relative max-phone:mb-2 max-phone:block max-phone:border border-line max-phone:px-3 max-phone:pt-8 max-phone:pb-2',
  number: 'w-8 pt-2 pr-2 pb-1 text-left align-top font-normal text-ink-soft max-phone:absolute max-phone:top-0',
  cell: 'py-0.5 pr-2 align-top max-phone:block max-phone:px-0 max-phone:named',
  control: 'grid min-w-0',
  input: `${box} ${input} h-9 w-full px-2 aria-invalid:border-emphasis max-phone:h-11`,
  value: 'block pt-2',
  hidden: 'block pt-2 text-ink-faint',
  actions: 'w-0 py-0.5 pr-2 align-top whitespace-nowrap max-phone:absolute max-phone:top-0 right-0 max-phone:block max-phone:w-auto',
  action: 'h-9 w-8 rounded-control text-ink-soft hover:bg-main-soft off:opacity-50',
  tools: 'flex flex-wrap items-center gap-2',
} as const satisfies Readonly<Record<string, string>>
