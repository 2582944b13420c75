/** A formula as LaTeX. */
import { binding, bindingOf, isFactor, operandOf, type Formula, type SignedTerm } from './formula.ts'
import { symbolParts } from './symbol.ts'

const commands: Readonly<Record<string, string>> = {
  '×': '\\cdot',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '−': '-',
  '±': '\\pm',
  '∧': '\\land',
  '∨': '\\lor',
  '¬': '\\lnot',
  '∈': '\\in',
  Σ: '\\sum',
  π: '\\pi',
  α: '\\alpha',
  β: '\\beta',
  δ: '\\delta',
  η: '\\eta',
  θ: '\\theta',
  ϑ: '\\vartheta',
  λ: '\\lambda',
  μ: '\\mu',
  ρ: '\\rho',
  σ: '\\sigma',
  φ: '\\varphi',
  ω: '\\omega',
  '′': "'",
  '∗': '*',
  sin: '\\sin',
  cos: '\\cos',
  tan: '\\tan',
  asin: '\\arcsin',
  acos: '\\arccos',
  atan: '\\arctan',
  exp: '\\exp',
  ln: '\\ln',
  lg: '\\lg',
  min: '\\min',
  max: '\\max',
}
const command = (text: string): string => commands[text] ?? text
const roman = (text: string): string => `\\mathrm{${text.replaceAll(/[\\{}%#&_$]/g, '\\$&').replaceAll(' ', '~')}}`

const latexOfSymbol = (name: string): string => {
  const { letter, mark, below } = symbolParts(name)
  const base = letter.length > 1 ? roman(letter) : command(letter)
  const subscript = below.map(({ text, isItalic }) => (isItalic || /^\d+$/.test(text) ? text : roman(text))).join('')
  return `${base}${mark === '' ? '' : `^{${command(mark)}}`}${subscript === '' ? '' : `_{${subscript}}`}`
}

const latexWithin = (part: Formula, least: number): string => (bindingOf(part) < least ? `\\left(${toLatex(part)}\\right)` : toLatex(part))

const latexOfTerms = (terms: readonly SignedTerm[], least: number): string =>
  terms.map(({ sign, term }) => `${sign === '' ? '' : `${command(sign)} `}${latexWithin(term, least)}`).join(' ')

/** A function, an operator or a symbol before brackets. */
const latexOfName = (name: string): string => commands[name] ?? latexOfSymbol(name)

const latexOfProduct = ({ factors, joined }: Extract<Formula, { kind: 'product' }>): string =>
  factors
    .map((factor, index) => {
      const isBare = isFactor(factor, index === factors.length - 1, joined ? binding.operand : binding.factor)
      return isBare ? toLatex(factor) : `\\left(${toLatex(factor)}\\right)`
    })
    .join(joined ? '\\,' : ' \\cdot ')

const latexOfAmount = (number: string, unit: string): string => {
  const digits = number.replace('−', '-')
  return unit === '' ? digits : `${digits}\\,${roman(unit)}`
}

/** @returns the formula as LaTeX, for its mathematical mode */
export const toLatex = (formula: Formula): string => {
  switch (formula.kind) {
    case 'number':
      return formula.digits
    case 'quantity':
    case 'amount':
      return latexOfAmount(formula.digits, formula.unit)
    case 'symbol':
      return latexOfSymbol(formula.name)
    case 'word':
      return `\\text{${formula.text}}`
    case 'sum':
      return latexOfTerms(formula.terms, binding.term)
    case 'relation':
      return latexOfTerms(formula.terms, binding.sum)
    case 'product':
      return latexOfProduct(formula)
    case 'fraction':
      return `\\frac{${toLatex(formula.over)}}{${toLatex(formula.under)}}`
    case 'power':
      return `{${latexWithin(formula.base, binding.base)}}^{${toLatex(formula.exponent)}}`
    case 'root':
      return `\\sqrt${formula.degree === 2 ? '' : `[${formula.degree}]`}{${toLatex(formula.of)}}`
    case 'absolute':
      return `\\left|${toLatex(formula.of)}\\right|`
    case 'call':
      return `${latexOfName(formula.name)}\\left(${formula.arguments.map(toLatex).join(', ')}\\right)`
    case 'operator':
      return `${latexOfName(formula.name)} ${latexWithin(formula.of, operandOf(formula.name))}`
    case 'list':
      return formula.items.map((item) => latexWithin(item, binding.relation)).join(',\\quad ')
    case 'cases':
      return `\\begin{cases} ${formula.cases.map(({ value, when }) => `${toLatex(value)} & ${when ? toLatex(when) : ''}`).join(' \\\\ ')} \\end{cases}`
  }
}
