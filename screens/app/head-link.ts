/** Classes of what can be pressed in the header and has a name. */
export const headLink = 'flex min-h-11 flex-none items-center gap-2 rounded-control text-label/5 font-medium hover:bg-tint'

/** Classes of the name and logo of a site. */
export const brand = 'flex min-h-11 min-w-0 items-center gap-2 text-lead/5 font-semibold text-head-on'

/** Classes of an icon in the header; on a phone it stands in the menu. */
export const siteLink = 'grid size-8 place-items-center rounded-control hover:bg-tint max-phone:hidden'

const entries = 'text-ink [&_:focus-visible]:outline-main'

/** Classes of a list below its button in the header. */
export const popup = `${entries} absolute top-full right-0 z-30 min-w-40 rounded-control border border-line bg-surface p-1 shadow-float`

/** Classes of the same list in the menu. */
export const openEntries = `${entries} mb-2 basis-full border-b border-line pb-2`

/** Classes of an entry of such a list. */
export const entryLink = 'flex min-h-11 w-full items-center rounded-control px-3 py-1 text-left hover:bg-main-soft'

/** Classes of the bar of pages without header. */
export const frameBar =
  'sticky top-0 z-30 flex h-(--header-height) items-center gap-3 bg-head px-6 text-head-on max-phone:px-3 print:hidden [&_:focus-visible]:outline-head-on'
