/** The pieces of a formula, found without the engine's help. */
import type { Expression } from '../../../../engine/expression/index.ts'

const isPart = (one: unknown): one is Expression => typeof one === 'object' && one !== null && 'kind' in one
const asList = (one: unknown): readonly unknown[] => (Array.isArray(one) ? one : [one])

/** Whatever in it has a kind is a piece of a formula: places and names have none. */
export const partsOf = (expression: Expression): readonly Expression[] => Object.values(expression).flatMap(asList).filter(isPart)
