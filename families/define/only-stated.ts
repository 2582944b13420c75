/** Removes undefined fields of an object. */

/**
 * @param fields some of which may be undefined
 * @returns the defined ones
 */
export const onlyStated = <Fields extends object>(fields: Fields) =>
  // Object.fromEntries widens the keys to string; they are the keys of the defined fields.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }
