/** A line of a list of hits or calculators. */
export const hitRow = 'flex min-h-9 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 text-left hover:bg-paper max-tablet:min-h-11'

/** The heading of such lines below the field, which stays in view while they scroll. */
export const stickyHeading = 'sticky top-0 bg-surface px-3 pt-2 pb-1 text-note/5 font-semibold text-ink-soft'
