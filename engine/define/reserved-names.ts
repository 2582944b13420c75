const words =
  'true false null in as break const continue else for function if import let loop package namespace return var void while init tables request sections rules pi previous rowNumber'

/** Names that have a meaning in expressions or on every JavaScript object. */
export const reservedNames: ReadonlySet<string> = new Set([...words.split(' '), ...Object.getOwnPropertyNames(Object.prototype)])

/** The same of fields: react-hook-form keeps `root` for the errors of the whole form. */
export const reservedFieldNames: ReadonlySet<string> = new Set([...reservedNames, 'root'])
