/** Returns a label for use within a sentence; abbreviations such as "ED" keep their capitals. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label
