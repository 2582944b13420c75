/** Returns a name that stands by itself, as on a button. */
export const alone = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)
