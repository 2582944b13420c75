/** Type rules for calls: function names, argument counts, units. */
import type { Checker } from './checker.ts'
import { lookUp } from './check-records.ts'
import { angleBetween, angleType, plainType, powerType, rootDegree, rootType, sineType, unifyUnits } from './check-units.ts'
import { checkAggregate, listsIn } from './check-aggregate.ts'
import type { Call } from './expression.ts'
import type { ExpressionType, NumberType } from './expression-type.ts'
import { argumentCounts, unitRules } from './function-rules.ts'
import { isAggregate, isBinaryFunction } from './functions.ts'

/** The type of a function call or aggregate. */
export function checkCall(call: Call, checker: Checker): ExpressionType | undefined {
  return isAggregate(call) && !isPlain(call, checker) ? checkAggregate(call, checker) : checkFunction(call, checker)
}

/** `min` and `max` are aggregates only when an argument reads a column; otherwise a wrong argument count is reported. */
const isPlain = ({ name, arguments: values }: Call, { scope }: Checker) =>
  isBinaryFunction(name) && values.every((argument) => listsIn(argument, scope).length === 0)

/**
 * min, max and mod share one unit, abs and rounding keep it, roots divide it, pow multiplies it; sin, cos and tan take degrees, their inverses
 * return degrees; exponentials and logarithms are of plain numbers.
 */
function checkFunction(call: Call, checker: Checker): NumberType | undefined {
  const { name, arguments: values, at } = call
  const types = values.map((argument) => checker.require(argument, 'number'))
  const complain = checker.complainAt([at[0], at[0] + name.length])
  const count = lookUp(name, argumentCounts, { code: 'unknownFunction', complain })
  if (count === undefined) return undefined
  if (values.length >= count[0] && values.length <= count[1]) return resultType(call, types, checker)
  const expected = count[1] === Infinity ? `at least ${count[0]}` : `${count[0]}`
  const message = `'${name}' takes ${expected} ${expected === '1' ? 'argument' : 'arguments'}, not ${values.length}`
  checker.complainAt(at)('argumentCount', message, { name, expected, found: values.length })
  return undefined
}

function resultType(call: Call, types: readonly (NumberType | undefined)[], { complainAt }: Checker): NumberType | undefined {
  const { name, arguments: values, at } = call
  const [first, type] = types
  const [argument, expression] = values
  if (first === undefined || argument === undefined) return undefined
  const rule = Object.hasOwn(unitRules, name) ? unitRules[name as keyof typeof unitRules] : undefined // hasOwn checked: the name is a key of the table
  if (rule === 'root') return typeOfRoot(call, first, complainAt)
  if (rule === 'power') return type && expression && powerType(first, { type, expression }, complainAt(expression.at))
  if (rule === 'ofAngle') return sineType(first, complainAt(argument.at))
  if (rule === 'toAngle') return angleType(first, complainAt(argument.at))
  if (rule === 'plain') return plainType(first, complainAt(argument.at))
  if (rule === 'angleBetween') return type && angleBetween(first, type, complainAt(expression?.at ?? at))
  return types.reduce((shared, other, index) => shared && other && unifyUnits(shared, other, complainAt(values[index]?.at ?? at)), first)
}

/** `sqrt(x)` is `root(x, 2)`. */
function typeOfRoot({ arguments: [, second], at }: Call, first: NumberType, complainAt: Checker['complainAt']): NumberType | undefined {
  const degree = second ? rootDegree(second, complainAt(second.at)) : 2
  return degree === undefined ? undefined : rootType(first, degree, complainAt(at))
}
