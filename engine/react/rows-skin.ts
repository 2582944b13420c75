/** How rows of inputs look: a table, in a narrow place a stack of cards. The Tailwind classes of each part. */
import { box, input } from './skin.ts'

/** Classes by the part of a list. */
export const rowsSkin = {
  list: '@container relative col-span-full min-w-0 grid grid-cols-1 gap-y-1.5',
  note: 'text-note/5 text-ink-faint',
  table: 'w-full border-collapse text-label/5 @max-[440px]:block',
  head: '@max-[440px]:sr-only',
  body: '@max-[440px]:block',
  column: 'py-0.5 pr-1.5 text-start align-bottom font-normal text-ink-soft',
  row: '@max-[440px]:relative @max-[440px]:mb-2 @max-[440px]:block @max-[440px]:rounded-control @max-[440px]:border @max-[440px]:border-line @max-[440px]:px-2 @max-[440px]:pt-8.5 @max-[440px]:pb-2',
  number:
    'w-7 pt-2.5 pr-1.5 pb-0.5 text-start align-top font-normal text-ink-soft @max-[440px]:absolute @max-[440px]:top-0 @max-[440px]:left-2',
  cell: 'py-0.5 pr-1.5 align-top @max-[440px]:block @max-[440px]:px-0 @max-[440px]:py-1 @max-[440px]:before:block @max-[440px]:before:text-note/5 @max-[440px]:before:text-ink-soft @max-[440px]:before:content-[attr(data-label)]',
  control: 'grid min-w-0',
  input: `${box} ${input} h-9 w-full px-2 aria-invalid:border-emphasis aria-invalid:focus-within:ring-emphasis/25 @max-[440px]:h-11`,
  value: 'block pt-2',
  hidden: 'block pt-2 text-ink-faint',
  actions:
    'w-px py-0.5 pr-1.5 align-top whitespace-nowrap @max-[440px]:absolute @max-[440px]:top-0 @max-[440px]:right-1 @max-[440px]:block @max-[440px]:w-auto @max-[440px]:p-0',
  action:
    'h-9 w-8 rounded-control text-ink-soft hover:not-aria-disabled:bg-main-soft hover:not-aria-disabled:text-main aria-disabled:opacity-35',
  tools: 'flex flex-wrap items-center gap-2',
} as const satisfies Readonly<Record<string, string>>
