/** Capital and small letters at the beginning of names. */

/** Returns a label for use within a sentence; abbreviations such as "ED" keep their capitals. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label

/** Returns a name that stands by itself, as on a button. */
export const alone = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)
