/** How results that are values look, as `skin` says it of a form. */
export const valuesSkin = {
  values: 'grid gap-2',
  value: 'flex flex-wrap items-baseline gap-x-2 border-l-3 border-main-line bg-paper px-2 py-1 text-label/5 print:break-inside-avoid',
  valueWaits: 'font-normal text-ink-faint',
  valueIssue: 'text-left text-emphasis-strong underline underline-offset-3',
  valueCells: 'pb-1 text-note text-ink-soft',
  valueSource: 'text-note text-ink-soft',
  find: 'mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-2 print:hidden',
  findTitle: 'text-note text-ink-faint',
  findAnswer: 'flex basis-full flex-wrap gap-2 empty:hidden',
} as const satisfies Readonly<Record<string, string>>
