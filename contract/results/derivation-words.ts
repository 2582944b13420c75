/** Formulas and sources of an answer in words: citations and symbols are kept, remarks are text keys that are translated. */

/** A part that is a text key: `code`, or `code=value`. */
export const codedPart = /^(?<code>[a-z][A-Za-z0-9]*)(?:=(?<value>.+))?$/

const signs: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '^2': '²', '^3': '³' }

/** A formula with the signs of print: `a^2 <= b` becomes `a² ≤ b`. */
const inPrint = (part: string): string => part.replaceAll(/<=|>=|\^[23](?![\d./])/g, (sign) => signs[sign] ?? sign)

/** Returns the text of a key with its value inserted; undefined if there is no such key. */
export type FindText = (code: string, values: { readonly value: string }) => string | undefined

/**
 * @param text formula or source: parts joined by `; `
 * @returns the text with every key translated and its signs as in print
 */
export const derivationInWords = (text: string, find: FindText): string =>
  text
    .split('; ')
    .map((part) => {
      const { code = '', value = '' } = codedPart.exec(part)?.groups ?? {}
      return (code === '' ? undefined : find(code, { value })) ?? inPrint(part)
    })
    .join('; ')
