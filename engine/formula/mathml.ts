/** A formula as presentation MathML, by ISO 80000-1: quantities italic; numbers, units, constants and descriptive subscripts upright. */
import {
  binding,
  bindingOf,
  isFactor,
  operandOf,
  partsOf,
  withAmounts,
  wordNames,
  type Amounts,
  type Formula,
  type SignedTerm,
} from './formula.ts'
import { symbolParts, uprightLetters, type SubscriptPiece } from './symbol.ts'

/** An element of MathML, which a page builds and `toMathML` writes. */
export type MathNode = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (MathNode | string)[]
}

/** What depends on the language: the sign before decimals, and the words of a value for all other cases. */
export type MathStyle = { readonly decimal: '.' | ','; readonly otherwise: string }

const plainStyle: MathStyle = { decimal: '.', otherwise: '' }

const node = (tag: string, ...children: readonly (MathNode | string)[]): MathNode => ({ tag, attributes: {}, children })
const row = (...children: readonly MathNode[]): MathNode => (children.length === 1 && children[0] ? children[0] : node('mrow', ...children))
const sign = (text: string): MathNode => node('mo', text)
const gap = (width: string): MathNode => ({ tag: 'mspace', attributes: { width }, children: [] })
const upright = (text: string): MathNode => node('mtext', text)
const letter = (text: string): MathNode =>
  uprightLetters.has(text) ? { tag: 'mi', attributes: { mathvariant: 'normal' }, children: [text] } : node('mi', text)

/** Brackets grow with what is taller than a line. */
const enclosed = (inner: MathNode, isTall: boolean, [left, right] = ['(', ')']): MathNode => {
  const bracket = (text: string): MathNode => ({ tag: 'mo', attributes: isTall ? {} : { stretchy: 'false' }, children: [text] })
  return node('mrow', bracket(left), inner, bracket(right))
}

const isTall = (formula: Formula): boolean => ['fraction', 'root', 'cases'].includes(formula.kind) || partsOf(formula).some(isTall)

const between = (items: readonly MathNode[], separator: readonly MathNode[]): readonly MathNode[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [...separator, item]))

const isAmount = (formula: Formula | undefined): boolean =>
  formula !== undefined && (['number', 'quantity', 'amount'].includes(formula.kind) || (formula.kind === 'power' && isAmount(formula.base)))

const below = (pieces: readonly SubscriptPiece[]): MathNode =>
  row(...pieces.map(({ text, isItalic }) => (isItalic ? node('mi', text) : upright(text))))

const symbol = (name: string, exponent?: MathNode): MathNode => {
  const parts = symbolParts(name)
  const base = letter(parts.letter)
  const above = [...(parts.mark === '' ? [] : [sign(parts.mark)]), ...(exponent ? [exponent] : [])]
  if (above.length === 0) return parts.below.length === 0 ? base : node('msub', base, below(parts.below))
  return parts.below.length === 0 ? node('msup', base, row(...above)) : node('msubsup', base, below(parts.below), row(...above))
}

const digits = (text: string, { decimal }: MathStyle): MathNode => node('mn', text.replace('.', decimal))

const separator = ({ decimal }: MathStyle, width: string): readonly MathNode[] => [sign(decimal === ',' ? ';' : ','), gap(width)]

const bracketed = (part: Formula, style: MathStyle): MathNode => enclosed(write(part, style), isTall(part))
const within = (part: Formula, least: number, style: MathStyle): MathNode =>
  bindingOf(part) < least ? bracketed(part, style) : write(part, style)

const amount = (number: MathNode, unit: string): MathNode => (unit === '' ? number : row(number, gap('0.2em'), upright(unit)))

const signed = (terms: readonly SignedTerm[], least: number, style: MathStyle): MathNode =>
  row(...terms.flatMap(({ sign: before, term }) => [...(before === '' ? [] : [sign(before)]), within(term, least, style)]))

const product = ({ factors, joined }: Extract<Formula, { kind: 'product' }>, style: MathStyle): MathNode => {
  const least = joined ? binding.operand : binding.factor
  const items = factors.flatMap((factor, index) => {
    const item = isFactor(factor, index === factors.length - 1, least) ? write(factor, style) : bracketed(factor, style)
    if (index === 0) return [item]
    // A dot between numbers would look like a decimal point.
    return [sign(isAmount(factor) && isAmount(factors[index - 1]) ? '×' : joined ? '\u2062' : '⋅'), item]
  })
  return row(...items)
}

/** Within an exponent a fraction stays on the line. */
const exponentOf = (exponent: Formula, style: MathStyle): MathNode =>
  exponent.kind === 'fraction'
    ? row(within(exponent.over, binding.factor, style), sign('/'), within(exponent.under, binding.operand, style))
    : write(exponent, style)

const power = ({ base, exponent }: Extract<Formula, { kind: 'power' }>, style: MathStyle): MathNode =>
  base.kind === 'symbol'
    ? symbol(base.name, exponentOf(exponent, style))
    : node('msup', within(base, binding.base, style), exponentOf(exponent, style))

const cases = ({ cases: all }: Extract<Formula, { kind: 'cases' }>, style: MathStyle): MathNode => {
  const rows = all.map(({ value, when }) =>
    node('mtr', node('mtd', write(value, style)), node('mtd', when ? write(when, style) : upright(style.otherwise))),
  )
  return node('mrow', sign('{'), { tag: 'mtable', attributes: { displaystyle: 'true' }, children: rows })
}

const named = (name: string): MathNode => (name === 'Σ' ? sign('∑') : wordNames.has(name) ? node('mi', name) : symbol(name))

const call = ({ name, arguments: parts }: Extract<Formula, { kind: 'call' }>, style: MathStyle): MathNode => {
  const items = row(
    ...between(
      parts.map((part) => write(part, style)),
      separator(style, '0.3em'),
    ),
  )
  const inner = enclosed(items, parts.some(isTall))
  return name === '' ? inner : row(named(name), inner)
}

const list = ({ items }: Extract<Formula, { kind: 'list' }>, style: MathStyle): MathNode =>
  row(
    ...between(
      items.map((item) => within(item, binding.relation, style)),
      separator(style, '0.8em'),
    ),
  )

const root = ({ degree, of }: Extract<Formula, { kind: 'root' }>, style: MathStyle): MathNode =>
  degree === 2 ? node('msqrt', write(of, style)) : node('mroot', write(of, style), node('mn', String(degree)))

const write = (formula: Formula, style: MathStyle): MathNode => {
  switch (formula.kind) {
    case 'number':
      return digits(formula.digits, style)
    case 'quantity':
      return amount(digits(formula.digits, style), formula.unit)
    case 'amount':
      return amount(node('mn', formula.digits), formula.unit)
    case 'symbol':
      return symbol(formula.name)
    case 'word':
      return upright(formula.text)
    case 'sum':
      return signed(formula.terms, binding.term, style)
    case 'relation':
      return signed(formula.terms, binding.sum, style)
    case 'product':
      return product(formula, style)
    case 'fraction':
      return node('mfrac', write(formula.over, style), write(formula.under, style))
    case 'power':
      return power(formula, style)
    case 'root':
      return root(formula, style)
    case 'absolute':
      return enclosed(write(formula.of, style), isTall(formula.of), ['|', '|'])
    case 'call':
      return call(formula, style)
    case 'operator':
      return row(named(formula.name), gap('0.17em'), within(formula.of, operandOf(formula.name), style))
    case 'list':
      return list(formula, style)
    case 'cases':
      return cases(formula, style)
  }
}

/**
 * @param formula its tree, with amounts in place of symbols where they are to be shown
 * @returns the element `math` with its content
 */
export const mathNodes = (formula: Formula, { display, ...style }: MathStyle & { readonly display?: 'block' } = plainStyle): MathNode => ({
  tag: 'math',
  attributes: display ? { display } : {},
  children: [write(formula, style)],
})

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one)

const written = ({ tag, attributes, children }: MathNode): string => {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${named.join('')}>${children.map((child) => (typeof child === 'string' ? escaped(child) : written(child))).join('')}</${tag}>`
}

/**
 * @param formula its tree
 * @param amounts of symbols, to be put in
 * @returns the formula as a MathML element
 */
export const toMathML = (formula: Formula, amounts?: Amounts, style: MathStyle = plainStyle): string =>
  written(mathNodes(amounts ? withAmounts(formula, amounts) : formula, style))
