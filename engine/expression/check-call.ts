/** Calls: names, numbers of arguments, units. */
import type { Checker } from './checker.ts'
import { lookUp } from './check-records.ts'
import { powerType, rootType, unifyUnits } from './check-units.ts'
import type { Call } from './expression.ts'
import type { NumberType } from './expression-type.ts'
import { argumentCounts, isFunctionName } from './functions.ts'

/** min and max share one unit, abs and the roundings keep theirs, sqrt halves it, pow multiplies it. */
export function checkCall(call: Call, checker: Checker): NumberType | undefined {
  const { name, arguments: values, at } = call
  const types = values.map((argument) => checker.require(argument, 'number'))
  const count = lookUp(name, argumentCounts, [at[0], at[0] + name.length], { code: 'unknownFunction', report: checker.report })
  if (count === undefined || !isFunctionName(name)) return undefined
  if (values.length < count[0] || values.length > count[1]) {
    const expected = count[1] === Infinity ? `at least ${count[0]}` : `${count[0]}`
    checker.report('argumentCount', at, `'${name}' takes ${expected} arguments, not ${values.length}`, { name, expected, found: values.length })
    return undefined
  }
  return resultType(call, types, checker)
}

function resultType({ name, arguments: values, at }: Call, types: readonly (NumberType | undefined)[], { report }: Checker): NumberType | undefined {
  const [first, second] = types
  const [, secondNode] = values
  if (first === undefined) return undefined
  if (name === 'sqrt') return rootType(first, at, report)
  if (name === 'pow') return second && secondNode && powerType(first, second, secondNode, report)
  return types.reduce((shared, type, index) => shared && type && (index === 0 ? type : unifyUnits(shared, type, values[index]?.at ?? at, report)), first)
}
