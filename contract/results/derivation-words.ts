/** Formulas and sources of an answer in words: citations and symbols stand as they are, what is said about them is a key of the texts. */

/** A part that is a key: `code`, or `code=value`. */
const codedPart = /^(?<code>[a-z][A-Za-z0-9]*)(?:=(?<value>.+))?$/

/**
 * @param text formula or source: parts between `; `
 * @param find the text of a key, with its value put in; undefined where it is none
 * @returns the same with every key in words
 */
export const derivationInWords = (text: string, find: (code: string, values: { readonly value: string }) => string | undefined): string =>
  text
    .split('; ')
    .map((part) => {
      const { code = '', value = '' } = codedPart.exec(part)?.groups ?? {}
      return (code === '' ? undefined : find(code, { value })) ?? part
    })
    .join('; ')
