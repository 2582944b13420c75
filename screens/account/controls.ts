/** Looks of the inputs on the account's pages. */
const control = 'rounded-control border border-line-strong bg-surface text-ink'

/** In the toolbar of a list and in its rows, without room at the sides. */
export const toolBox = `min-h-9 max-phone:min-h-11 max-phone:text-lead ${control}`
export const toolControl = `px-3 ${toolBox}`

/** In a form. */
export const formControl = `min-h-10 px-3 text-lead ${control}`
