/** Fields without those that are undefined. */

/**
 * @param fields some of which may be undefined
 * @returns those that are not
 */
export const onlyStated = <Fields extends object>(fields: Fields) =>
  // Object.fromEntries widens the keys to string; they are keys of the fields, without those that are undefined.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }
