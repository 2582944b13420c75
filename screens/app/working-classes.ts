/** The working classes in the order of the start page, and which of them have a schema. */
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { schemaLoaders } from '../../schemas/loaders.ts'

export type ClassGroup = 'linear' | 'actuator' | 'rotary'

type WorkingClass = { readonly id: string; readonly group: ClassGroup; readonly calculator?: string }

/** The supported ids (union of both lists of the specification). `calculator`: the id whose schema it shares. */
export const workingClasses = [
  { id: '30', group: 'linear' },
  { id: '31', group: 'linear' },
  { id: '300', group: 'linear' },
  { id: '3', group: 'linear' },
  { id: '20', group: 'actuator' },
  { id: '1006', group: 'actuator' },
  { id: '1007', group: 'actuator' },
  { id: '1000', group: 'actuator' },
  { id: '22', group: 'actuator', calculator: '1000' },
  { id: '2000000', group: 'rotary' },
  { id: '2000001', group: 'rotary' },
  { id: '2000002', group: 'rotary' },
  { id: '3000000', group: 'rotary' },
  { id: '120', group: 'rotary', calculator: '3000000' },
  { id: '121', group: 'rotary' },
] as const satisfies readonly WorkingClass[]

export type WorkingId = (typeof workingClasses)[number]['id']

const classOf = (id: string): WorkingClass | undefined => workingClasses.find((known) => known.id === id)

export const isWorkingId = (id: string): id is WorkingId => classOf(id) !== undefined

/** The id whose schema and texts a working id uses: its own, but for the few that share one. */
export const calculatorOf = (id: string): string => classOf(id)?.calculator ?? id

const loaderOf = (id: string) => schemaLoaders[Number(calculatorOf(id))]

export const isBuilt = (id: string): boolean => isWorkingId(id) && loaderOf(id) !== undefined

/** The schema of a working id; undefined where it has none yet. */
export const loadSchema = async (id: string): Promise<CalculatorSchema | undefined> => loaderOf(id)?.()
