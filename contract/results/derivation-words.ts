/** Formulas and sources of an answer in words: citations and symbols are kept, remarks are text keys that are translated. */

/** A part that is a text key: `code`, or `code=value`. */
const codedPart = /^(?<code>[a-z][A-Za-z0-9]*)(?:=(?<value>.+))?$/

/**
 * @param text formula or source: parts joined by `; `
 * @param find returns the text of a key with its value inserted; undefined if there is no such key
 * @returns the text with every key translated
 */
export const derivationInWords = (text: string, find: (code: string, values: { readonly value: string }) => string | undefined): string =>
  text
    .split('; ')
    .map((part) => {
      const { code = '', value = '' } = codedPart.exec(part)?.groups ?? {}
      return (code === '' ? undefined : find(code, { value })) ?? part
    })
    .join('; ')
