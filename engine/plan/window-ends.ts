/** The two ends of the window around a number: fields of their own in every plan. */

/** The ends of a window, as they are read: `<field>.lower`, `<field>.upper`. */
export const windowEnds = ['lower', 'upper'] as const
export type WindowEnd = (typeof windowEnds)[number]

/** The default window, in percent (specification). */
export const usualWindow = { lower: -10, upper: 10 } as const satisfies Record<WindowEnd, number>

/** The field that holds one end of the window around a number. No name of a schema has a dot, so it meets no other. */
export const endOf = (id: string, end: WindowEnd): string => `${id}.${end}`

/** Whether a field is the end of a window. Such a field is shown beside its number. */
export const isWindowEnd = (id: string): boolean => id.includes('.')
