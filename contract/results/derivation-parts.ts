/** Formulas of an answer in parts: trees to be set in print, and remarks as words of the reader's language with formulas among them. */
import { parseFormula, type Formula } from '../../engine/formula/index.ts'
import { codedPart, type FindText } from './derivation-words.ts'

/** Words, or a formula among them. */
export type DerivationPiece = string | Formula

/** Stands for the value in a text while the text is looked up. */
const place = '\uFFFC'

const piecesOf = (part: string, find: FindText): readonly DerivationPiece[] => {
  const { code = '', value = '' } = codedPart.exec(part)?.groups ?? {}
  const sentence = code === '' ? undefined : find(code, { value: place })
  if (sentence === undefined) return [parseFormula(part) ?? part]
  const [before = '', after = ''] = sentence.split(place, 2)
  return [before, ...(value === '' ? [] : [parseFormula(value) ?? value]), after].filter((piece) => piece !== '')
}

/**
 * @param formula of a check or a value: parts joined by `; `
 * @param find returns the text of a key with its value inserted
 * @returns the parts, each of words and formulas; none for an empty text
 */
export const derivationParts = (formula: string, find: FindText): readonly (readonly DerivationPiece[])[] =>
  formula === '' ? [] : formula.split('; ').map((part) => piecesOf(part, find))
