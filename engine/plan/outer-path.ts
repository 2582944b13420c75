/** Values around a row, among the slots of the row. */

/** The path that a value around a row has among its slots: no name of a schema starts so. */
export const outerPath = (path: string): string => `^${path}`

/** The path around the row, see `outerPath`. */
export const outerOf = (path: string): string => path.slice(1)
