/** The tree of a formula: parsed from a written derivation or made from an expression of a schema; MathML, LaTeX, text and the report are made from it. */

/** An amount as shown: its digits and its unit, '' without one. */
export type Amount = { readonly digits: string; readonly unit: string }

/** A term of a sum or of a chain of relations with the sign before it; the first one may have none. */
export type SignedTerm = { readonly sign: string; readonly term: Formula }

/** Any node of the tree. Brackets are not part of it: each printer sets those that its notation needs. */
export type Formula =
  /** `9549.3`. */
  | { readonly kind: 'number'; readonly digits: string }
  /** `50 km`. */
  | { readonly kind: 'quantity'; readonly digits: string; readonly unit: string }
  /** The amount of a quantity as the reader's language writes it. */
  | ({ readonly kind: 'amount' } & Amount)
  /** `Fa,max`: a letter with its subscript. */
  | { readonly kind: 'symbol'; readonly name: string }
  /** A word in print; `name` is that of the quantity that it stands for. */
  | { readonly kind: 'word'; readonly text: string; readonly name?: string }
  /** `a + b − c`. */
  | { readonly kind: 'sum'; readonly terms: readonly SignedTerm[] }
  /** `a × b`; `joined` is `2π`, which binds more tightly. */
  | { readonly kind: 'product'; readonly factors: readonly Formula[]; readonly joined: boolean }
  | { readonly kind: 'fraction'; readonly over: Formula; readonly under: Formula }
  | { readonly kind: 'power'; readonly base: Formula; readonly exponent: Formula }
  | { readonly kind: 'root'; readonly degree: number; readonly of: Formula }
  | { readonly kind: 'absolute'; readonly of: Formula }
  /** `min(a, b)`, `L(S1)`. */
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Formula[] }
  /** `Σ a × b`, `max |Ti|`, `sin α`: an operator before its operand. */
  | { readonly kind: 'operator'; readonly name: string; readonly of: Formula }
  /** `a = b ≤ c`. */
  | { readonly kind: 'relation'; readonly terms: readonly SignedTerm[] }
  /** `a = b, c > 0`. */
  | { readonly kind: 'list'; readonly items: readonly Formula[] }
  /** One value for each condition; the last one for all other cases. */
  | { readonly kind: 'cases'; readonly cases: readonly { readonly value: Formula; readonly when: Formula | undefined }[] }

/** The direct parts of a formula, in source order. */
export const partsOf = (formula: Formula): readonly Formula[] => {
  switch (formula.kind) {
    case 'sum':
    case 'relation':
      return formula.terms.map(({ term }) => term)
    case 'product':
      return formula.factors
    case 'fraction':
      return [formula.over, formula.under]
    case 'power':
      return [formula.base, formula.exponent]
    case 'root':
    case 'absolute':
    case 'operator':
      return [formula.of]
    case 'call':
      return formula.arguments
    case 'list':
      return formula.items
    case 'cases':
      return formula.cases.flatMap(({ value, when }) => (when ? [value, when] : [value]))
    default:
      return []
  }
}

/** Whether print sets a fraction somewhere in it. */
export const hasFraction = (formula: Formula): boolean => formula.kind === 'fraction' || partsOf(formula).some(hasFraction)

/** The formula with each direct part replaced. */
const mapParts = (formula: Formula, map: (part: Formula) => Formula): Formula => {
  const inTerms = (terms: readonly SignedTerm[]) => terms.map(({ sign, term }) => ({ sign, term: map(term) }))
  switch (formula.kind) {
    case 'sum':
    case 'relation':
      return { ...formula, terms: inTerms(formula.terms) }
    case 'product':
      return { ...formula, factors: formula.factors.map(map) }
    case 'fraction':
      return { ...formula, over: map(formula.over), under: map(formula.under) }
    case 'power':
      return { ...formula, base: map(formula.base), exponent: map(formula.exponent) }
    case 'root':
    case 'absolute':
    case 'operator':
      return { ...formula, of: map(formula.of) }
    case 'call':
      return { ...formula, arguments: formula.arguments.map(map) }
    case 'list':
      return { ...formula, items: formula.items.map(map) }
    case 'cases':
      return { ...formula, cases: formula.cases.map(({ value, when }) => ({ value: map(value), when: when && map(when) })) }
    default:
      return formula
  }
}

/** The name of a quantity: of a symbol, or of what a word stands for. */
const nameOf = (formula: Formula): string | undefined => (formula.kind === 'symbol' || formula.kind === 'word' ? formula.name : undefined)

/** The names of the quantities of a formula, each once. */
export const namesOf = (formula: Formula): readonly string[] => {
  const name = nameOf(formula)
  return [...new Set(name === undefined ? partsOf(formula).flatMap(namesOf) : [name])]
}

/** The amounts of quantities by name; undefined for those that are not known. */
export type Amounts = (symbol: string) => Amount | undefined

/** The formula with the amounts in place of the quantities. */
export const withAmounts = (formula: Formula, amountOf: Amounts): Formula => {
  const name = nameOf(formula)
  const amount = name === undefined ? undefined : amountOf(name)
  return amount ? { kind: 'amount', ...amount } : mapParts(formula, (part) => withAmounts(part, amountOf))
}

/** Operators that take a whole product: `Σ a × b / c` is the sum of `a × b`, divided by `c`. The others take one operand: `sin α × b`. */
export const overProducts: ReadonlySet<string> = new Set(['Σ', 'max', 'min'])

/** What the places of a formula ask of their part: a part that binds less tightly needs brackets. */
export const binding = { list: 0, relation: 1, sum: 2, term: 3, factor: 4, joined: 5, operand: 6, base: 8 } as const

/** How tightly a formula binds. */
export const bindingOf = (formula: Formula): number => {
  switch (formula.kind) {
    case 'list':
      return binding.list
    case 'relation':
      return binding.relation
    case 'sum':
      return binding.sum
    case 'operator':
      return overProducts.has(formula.name) ? binding.term : binding.operand
    case 'product':
      return formula.joined ? binding.joined : binding.factor
    case 'fraction':
      return binding.factor
    case 'quantity':
    case 'amount':
      return /^[-−]/.test(formula.digits) ? binding.sum : formula.unit === '' ? binding.base : binding.joined
    case 'power':
      return binding.operand
    case 'word':
      return formula.text.includes(' ') ? binding.operand : binding.base
    default:
      return binding.base
  }
}

/** What an operator asks of its operand. */
export const operandOf = (operator: string): number => (overProducts.has(operator) ? binding.factor : binding.operand)

/** Operators and functions that are called by a whole word; the others are symbols with a subscript. */
export const wordNames: ReadonlySet<string> = new Set('min max sin cos tan asin acos atan exp ln lg trunc floor ceil round'.split(' '))

/** Whether a factor needs no brackets; an operator over a product ends where the product does. */
export const isFactor = (factor: Formula, isLast: boolean, least: number): boolean =>
  bindingOf(factor) >= (isLast && factor.kind === 'operator' ? binding.term : least)
