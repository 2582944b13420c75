/** The working classes in the order of the start page, and which of them have a screen. */
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { schemaLoaders } from '../../schemas/loaders.ts'

export type ClassGroup = 'linear' | 'actuator' | 'rotary'

/** Screens that are no form of a schema. */
export type OwnScreen = 'servo' | 'rotaryScene' | 'rotaryIndustry'

type WorkingClass = {
  readonly id: string
  readonly group: ClassGroup
  /** The id whose schema it shares. */
  readonly calculator?: string
  readonly screen?: OwnScreen
  /** Its working scenes are shown at once to who has no conditions yet. */
  readonly opensScene?: true
}

/** The supported ids (union of both lists of the specification). */
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
  { id: '2000001', group: 'rotary', screen: 'servo' },
  { id: '2000002', group: 'rotary' },
  { id: '3000000', group: 'rotary', screen: 'rotaryIndustry' },
  { id: '120', group: 'rotary', screen: 'rotaryIndustry', opensScene: true },
  { id: '121', group: 'rotary', screen: 'rotaryScene' },
] as const satisfies readonly WorkingClass[]

export type WorkingId = (typeof workingClasses)[number]['id']

const classOf = (id: string): WorkingClass | undefined => workingClasses.find((known) => known.id === id)

export const isWorkingId = (id: string): id is WorkingId => classOf(id) !== undefined

/** The id whose schema and texts a working id uses: its own, but for the few that share one. */
export const calculatorOf = (id: string): string => classOf(id)?.calculator ?? id

const loaderOf = (id: string) => schemaLoaders[Number(calculatorOf(id))]

/** The screen of its own that a working id has; nothing where its screen is the form of a schema. */
export const ownScreenOf = (id: string): OwnScreen | undefined => classOf(id)?.screen

export const opensSceneOf = (id: string): boolean => classOf(id)?.opensScene === true

export const isBuilt = (id: string): boolean => isWorkingId(id) && (ownScreenOf(id) ?? loaderOf(id)) !== undefined

/** The schema of a working id; undefined where it has none yet. */
export const loadSchema = async (id: string): Promise<CalculatorSchema | undefined> => loaderOf(id)?.()
