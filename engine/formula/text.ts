/** A formula on one line, with the signs of print: what `parseFormula` reads. */
import { binding, bindingOf, hasFraction, isFactor, overProducts, type Formula, type SignedTerm } from './formula.ts'

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raised = (digits: string): string => Array.from(digits, (digit) => raisedDigits[Number(digit)]).join('')
const rootSigns: Readonly<Record<number, string>> = { 2: '√', 3: '∛' }

const textWithin = (part: Formula, least: number): string => (bindingOf(part) < least ? `(${toText(part)})` : toText(part))

const textOfProduct = ({ factors, joined }: Extract<Formula, { kind: 'product' }>): string =>
  factors
    .map((factor, index) => {
      const isBare = isFactor(factor, index === factors.length - 1, joined ? binding.operand : binding.factor)
      // `a × b / c` is a fraction as a whole, unless a has one.
      const isRead = factor.kind !== 'fraction' || index === 0 || hasFraction(factors[index - 1] ?? factor)
      const text = isBare && isRead ? toText(factor) : `(${toText(factor)})`
      if (index === 0) return text
      return joined ? `${text === 'π' ? '' : ' '}${text}` : ` × ${text}`
    })
    .join('')

const textOfPower = ({ base, exponent }: Extract<Formula, { kind: 'power' }>): string => {
  const isWhole = 'digits' in exponent && /^\d+$/.test(toText(exponent))
  const above = isWhole ? raised(exponent.digits) : `^${textWithin(exponent, binding.base).replaceAll(' / ', '/')}`
  return `${textWithin(base, binding.base)}${above}`
}

const isOverProduct = (formula: Formula): boolean => formula.kind === 'operator' && overProducts.has(formula.name)

const textOfFraction = ({ over, under }: Extract<Formula, { kind: 'fraction' }>): string => {
  const part = (one: Formula, least: number) => (isOverProduct(one) ? toText(one) : textWithin(one, least))
  return `${part(over, binding.factor)} / ${part(under, binding.joined)}`
}

const textOfOperator = ({ name, of }: Extract<Formula, { kind: 'operator' }>): string => {
  // `Σ a / b` would be the sum of a, divided by b.
  const isBare = overProducts.has(name) ? bindingOf(of) >= binding.factor && of.kind !== 'fraction' : bindingOf(of) >= binding.operand
  return isBare ? `${name} ${toText(of)}` : overProducts.has(name) ? `${name} (${toText(of)})` : `${name}(${toText(of)})`
}

const signed = (terms: readonly SignedTerm[], least: number): string =>
  terms
    .map(({ sign, term }, index) => {
      const text = textWithin(term, least)
      return index === 0 ? `${sign}${text}` : ` ${sign} ${text}`
    })
    .join('')

/** @returns the formula as text: `Lh = (Ca / (fw × Fm))³ × 10⁶ / (60 × nm)` */
export const toText = (formula: Formula): string => {
  switch (formula.kind) {
    case 'number':
      return formula.digits
    case 'quantity':
    case 'amount':
      return [formula.digits, formula.unit].filter(Boolean).join(' ')
    case 'symbol':
      return formula.name
    case 'word':
      return formula.text
    case 'sum':
      return signed(formula.terms, binding.term)
    case 'relation':
      return signed(formula.terms, binding.sum)
    case 'product':
      return textOfProduct(formula)
    case 'fraction':
      return textOfFraction(formula)
    case 'power':
      return textOfPower(formula)
    case 'root':
      return `${rootSigns[formula.degree] ?? `${raised(String(formula.degree))}√`}(${toText(formula.of)})`
    case 'absolute':
      return `|${toText(formula.of)}|`
    case 'call':
      return `${formula.name}(${formula.arguments.map(toText).join(', ')})`
    case 'operator':
      return textOfOperator(formula)
    case 'list':
      return formula.items.map((item) => textWithin(item, binding.relation)).join(', ')
    case 'cases':
      return formula.cases.map(({ value, when }) => (when ? `${toText(value)}, ${toText(when)}` : toText(value))).join('; ')
  }
}
