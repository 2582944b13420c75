/** Formulas as trees: read from written derivations or from expressions, set as MathML, LaTeX or text. */
export { namesOf, withAmounts } from './formula.ts'
export type { Amount, Amounts, Formula } from './formula.ts'
export { toLatex } from './latex.ts'
export { mathNodes, toMathML } from './mathml.ts'
export type { MathNode, MathStyle } from './mathml.ts'
export { parseFormula } from './parse-formula.ts'
export { toText } from './text.ts'
export { symbolParts, uprightLetters } from './symbol.ts'
