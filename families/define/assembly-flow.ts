/** Flows of an assembly from the values of its sizing, and the requirements that cite them. */
import type { Flow, Requirement } from '../../engine/assembly/assembly.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'

/** Names a flow: giver, taker, name of the value that it is. */
export type FlowName = readonly [from: string, to: string, value: string]

/** @returns the flows whose values are known */
export const flowsFrom = (values: readonly SizedValue[], names: readonly FlowName[]): readonly Flow[] =>
  names.flatMap(([from, to, name]) => {
    const found = values.find((one) => one.name === name)
    return found && Number.isFinite(found.value)
      ? { id: `${from}-${to}:${name}`, from, to, name, value: found.value, unit: found.unit }
      : []
  })

/** @returns ids of what a part has to take */
export const demandsOf = (flows: readonly Flow[], role: string): readonly string[] =>
  flows.filter(({ to }) => to === role).map(({ id }) => id)

/**
 * @param flows of the assembly
 * @param flow the one to be met: giver, taker, name of its value
 * @param what its name and unit as a requirement
 * @returns the requirement; without a value where the flow is not known
 */
export function requirementOf(flows: readonly Flow[], [from, to, value]: FlowName, what: Pick<Requirement, 'name' | 'unit'>): Requirement {
  const found = flows.find(({ id }) => id === `${from}-${to}:${value}`)
  return found ? { name: what.name, op: '>=', value: found.value, unit: found.unit, from: [found.id] } : { ...what, op: '>=', from: [] }
}
