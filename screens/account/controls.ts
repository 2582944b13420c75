/** Looks of the inputs on the account's pages. */
const control = 'rounded-control border border-line-strong bg-surface text-ink'

/** In the toolbar of a list and in its rows. */
export const toolControl = `min-h-9 px-2.5 max-phone:min-h-11 max-phone:text-lead ${control}`

/** In a form. */
export const formControl = `min-h-10 px-3 text-lead ${control}`
