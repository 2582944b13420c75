/** The expression language in the obvious way: a text becomes a function from values to a value. Slow and without validation. */

/** An absent value, and the inputs that cause its absence. */
export type Unknown = {
  readonly absent: 'empty' | 'missing' | 'invalid' | 'undecided' | 'masked'
  readonly because: readonly string[]
}
/** A present value. */
export type Known = number | string | boolean | readonly string[]
/** The value of an expression. */
export type Value = Known | Unknown
/**
 * Meaning of names: a path, whether it is a condition, and the scope of each row of a list (undefined for anything but a list).
 */
export type Scope = {
  readonly value: (path: string) => Value
  readonly rows: (name: string) => readonly Scope[] | Unknown | undefined
  readonly isCondition: (path: string) => boolean
  /** Whether a list has to have rows. */
  readonly needsRows: (list: string) => boolean
}
/** A part of an expression: its names, whether it is a condition, and its value. */
export type Formula = {
  readonly names: readonly string[]
  readonly condition: (scope: Scope) => boolean
  readonly run: (scope: Scope) => Value
}

/** Whether a value is absent. */
export const isUnknown = (value: Value): value is Unknown => typeof value === 'object' && 'absent' in value

const strongestFirst = ['masked', 'undecided', 'invalid', 'missing', 'empty'] as const
/** Where any side may decide, what can still become something comes before what is settled. */
const openFirst = ['undecided', 'invalid', 'missing', 'masked', 'empty'] as const

/** Whether a value is certain to be absent. */
export const isSettled = (value: Value): boolean => isUnknown(value) && (value.absent === 'masked' || value.absent === 'empty')

/** The combined absent value: the strongest state and all causes; undefined if all values are present. */
export function joined(values: readonly Value[], order: readonly Unknown['absent'][] = strongestFirst): Unknown | undefined {
  const unknown = values.filter(isUnknown)
  const absent = order.find((one) => unknown.some((value) => value.absent === one))
  return absent && { absent, because: [...new Set(unknown.flatMap(({ because }) => because))] }
}

const integer = (whole: (x: number) => number) => (x: number) =>
  Math.abs(x - Math.round(x)) <= 1e-9 * Math.max(1, Math.abs(x)) ? Math.round(x) : whole(x)
const halves = (x: number) => (Math.abs(x - Math.round(2 * x) / 2) < 4e-15 ? Math.round(2 * x) / 2 : x)
const sine = (degrees: number) => halves(Math.sin(((degrees % 360) * Math.PI) / 180))
const fold =
  (pick: (a: number, b: number) => number) =>
  (first: number, ...more: number[]) =>
    more.reduce(pick, first)
const functions: Readonly<Record<string, (first: number, ...more: number[]) => number>> = {
  abs: (x) => (x < 0 ? -x : x),
  sqrt: (x) => x ** 0.5,
  sin: sine,
  cos: (x) => sine(x + 90),
  tan: (x) => halves(sine(x) / sine(x + 90)),
  asin: (x) => (Math.asin(x) * 180) / Math.PI,
  acos: (x) => (Math.acos(x) * 180) / Math.PI,
  atan: (x) => (Math.atan(x) * 180) / Math.PI,
  exp: (x) => Math.E ** x,
  log: (x) => Math.log(x),
  log10: (x) => Math.log(x) / Math.LN10,
  trunc: integer((x) => (x < 0 ? -Math.floor(-x) : Math.floor(x))),
  floor: integer((x) => x - (((x % 1) + 1) % 1)),
  ceil: integer((x) => -Math.floor(-x)),
  round: integer((x) => (x < 0 ? -Math.floor(0.5 - x) : Math.floor(x + 0.5))),
  min: fold((a, b) => (a < b ? a : b)),
  max: fold((a, b) => (a > b ? a : b)),
  pow: (x, ...[power = 1]) => x ** power,
  root: (x, ...[degree = 2]) => (x < 0 && degree % 2 === 1 ? -((-x) ** (1 / degree)) : x ** (1 / degree)),
  mod: (x, ...[divisor = 1]) => {
    const rest = x - divisor * Math.floor(x / divisor)
    const isWhole = Math.abs(x / divisor - Math.round(x / divisor)) <= 1e-9 * Math.max(1, Math.abs(x / divisor))
    return isWhole ? 0 : rest
  },
  atan2: (y, ...[x = 1]) => (Math.atan2(y, x) * 180) / Math.PI,
}
const ofOne = 'abs sqrt sin cos tan asin acos atan exp log log10 trunc floor ceil round'.split(' ')
const sum = (cells: readonly Known[]) => cells.map(Number).reduce((a, b) => a + b, 0)
const aggregates: Readonly<Record<string, (cells: readonly Known[]) => Known | undefined>> = {
  sum,
  mean: (cells) => (cells.length === 0 ? undefined : sum(cells) / cells.length),
  min: (cells) => cells.toSorted((a, b) => Number(a) - Number(b))[0],
  max: (cells) => cells.toSorted((a, b) => Number(b) - Number(a))[0],
}
const operators: Readonly<Record<string, (a: Known, b: Known) => Known>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  in: (a, b) => Array.isArray(b) && b.includes(a),
  '+': (a, b) => Number(a) + Number(b),
  '-': (a, b) => Number(a) - Number(b),
  '*': (a, b) => Number(a) * Number(b),
  '/': (a, b) => Number(a) / Number(b),
}
const levels = [['??'], ['||'], ['&&'], ['==', '!=', '<', '<=', '>', '>=', 'in'], ['+', '-'], ['*', '/']]

/** Applies a function to present values; a result that is not a number is invalid because of the names. */
function applied(values: readonly Value[], names: readonly string[], apply: (known: readonly Known[]) => Known): Value {
  // `joined` is undefined: all of them are known.
  const result = joined(values) ?? apply(values as readonly Known[])
  return typeof result !== 'number' ? result : Number.isFinite(result) ? result + 0 : { absent: 'invalid', because: names }
}

const namesOf = (parts: readonly Formula[]) => [...new Set(parts.flatMap(({ names }) => names))]
const [yes, no] = [() => true, () => false]

function operation(name: string, parts: readonly [Formula, Formula]): Formula {
  const names = namesOf(parts)
  if (name === '??') {
    const [first, second] = parts
    const run = (scope: Scope): Value => {
      const value = first.run(scope)
      return isSettled(value) ? second.run(scope) : value
    }
    return { names, condition: first.condition, run }
  }
  const decisive = name === '||'
  const logic = (values: readonly Value[]): Value => (values.includes(decisive) ? decisive : (joined(values, openFirst) ?? !decisive))
  const run = (values: readonly Value[]) =>
    name === '||' || name === '&&' ? logic(values) : applied(values, names, ([a = 0, b = 0]) => operators[name]?.(a, b) ?? 0)
  return { names, condition: '+-*/'.includes(name) ? no : yes, run: (scope) => run(parts.map((part) => part.run(scope))) }
}

function called(name: string, parts: readonly Formula[]): Formula {
  const names = namesOf(parts)
  const [first] = parts
  const ofColumn = parts.length === 1 && !ofOne.includes(name)
  if (!ofColumn || !first) {
    const apply = (known: readonly Known[]) => functions[name]?.(Number(known[0]), ...known.slice(1).map(Number)) ?? Number.NaN
    return {
      names,
      condition: no,
      run: (scope) =>
        applied(
          parts.map((part) => part.run(scope)),
          names,
          apply,
        ),
    }
  }
  const run = (scope: Scope): Value => {
    const list = names.map((path) => path.split('.')[0] ?? '').find((root) => scope.rows(root) !== undefined) ?? ''
    const rows = scope.rows(list) ?? []
    if (!('length' in rows)) return rows
    const cells = rows.map((row) => first.run(row))
    const none: Value = { absent: scope.needsRows(list) ? 'missing' : 'empty', because: [list] }
    if (name === 'first' || name === 'last') return cells.at(name === 'first' ? 0 : -1) ?? none
    const decisive = name === 'any'
    if (decisive || name === 'all') return cells.includes(decisive) ? decisive : (joined(cells, openFirst) ?? !decisive)
    if (name === 'count' && !rows.some((row) => first.condition(row))) return cells.length
    if (name === 'count') return applied(cells, [], (known) => known.filter((one) => one === true).length)
    return joined(cells) ?? (name !== 'sum' && cells.length === 0 ? none : applied(cells, [], (known) => aggregates[name]?.(known) ?? 0))
  }
  return { names, condition: no, run }
}

const word =
  /\s*('(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?:\[[^\]]*\])?|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|[=!<>]=|&&|\|\||\?\?|\S)/gy
const plain = (value: Known): Formula => ({ names: [], condition: () => typeof value === 'boolean', run: () => value })

/** Parses a text that has already been checked. @throws RangeError for anything unknown */
export function formulaOf(text: string): Formula {
  const words = [...text.matchAll(word)].map((match) => match[1] ?? '')
  const take = (one: string) => words[0] === one && words.shift() !== undefined
  const items = (closing: string): Formula[] => {
    const found: Formula[] = []
    while (!take(closing)) {
      found.push(conditional())
      take(',')
    }
    return found
  }
  const single = (): Formula => {
    const next = words.shift() ?? ''
    if (next === '!') return operation('==', [single(), plain(false)])
    if (next === '-') return operation('*', [plain(-1), single()])
    if (next === '(') return items(')')[0] ?? plain(0)
    if (next.startsWith("'")) return plain(next.slice(1, -1).replace(/\\(.)/g, '$1'))
    if (/^\d/.test(next)) return plain(Number.parseFloat(next))
    if (next === 'true' || next === 'false') return plain(next === 'true')
    if (next === 'pi') return plain(2 * Math.acos(0))
    if (next === '[') {
      const parts = items(']')
      // Items of a list are texts or numbers, which `in` compares directly.
      return {
        names: namesOf(parts),
        condition: no,
        run: (scope) =>
          applied(
            parts.map((one) => one.run(scope)),
            [],
            // The compared values are texts or numbers and are never taken apart.
            (all) => all as readonly string[],
          ),
      }
    }
    if (!/^[A-Za-z_]/.test(next)) throw new RangeError(`'${next}' in '${text}'`)
    if (take('(')) return called(next, items(')'))
    return { names: [next], condition: (scope) => scope.isCondition(next), run: (scope) => scope.value(next) }
  }
  const binary = (level: number): Formula => {
    const own = levels[level]
    if (!own) return single()
    let left = binary(level + 1)
    while (own.includes(words[0] ?? '')) left = operation(words.shift() ?? '', [left, binary(level + 1)])
    return left
  }
  const conditional = (): Formula => {
    const decision = binary(0)
    if (!take('?')) return decision
    const whenTrue = binary(0)
    take(':')
    const whenFalse = conditional()
    const run = (scope: Scope): Value => {
      const decided = decision.run(scope)
      return typeof decided === 'object' ? decided : (decided === true ? whenTrue : whenFalse).run(scope)
    }
    return { names: namesOf([decision, whenTrue, whenFalse]), condition: whenTrue.condition, run }
  }
  return conditional()
}
