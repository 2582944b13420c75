/** The families by the service that answers for them, each fetched when it is first needed: what a page sizes again in the browser. */
import type { Family } from './family.ts'
import type { AnyFamily } from './what-if.ts'

/**
 * @param family a family with its own types
 * @returns the same with them hidden
 */
export const anyFamily = <Parameters, Candidate>(family: Family<Parameters, Candidate>): AnyFamily =>
  // What goes in was decoded by the plan of the calculator that names this service, and came from this service: it has the family's types.
  family as unknown as AnyFamily

const linearModule = async (): Promise<AnyFamily> => anyFamily((await import('./linear-module/family.ts')).linearModuleFamily)

/** Service of a call (`BallScrewWorking`) → its family. */
export const familyLoaders: Readonly<Record<string, () => Promise<AnyFamily>>> = {
  BallScrewWorking: async () => anyFamily((await import('./ball-screw/family.ts')).ballScrewFamily),
  BallRailWorking: async () => anyFamily((await import('./guide/family.ts')).guideFamily),
  LiftWorking: async () => anyFamily((await import('./screw-jack/family.ts')).screwJackFamily),
  ModuleWorking: async () => anyFamily((await import('./slide/family.ts')).slideFamily),
  ElectricCylinderWorking: async () => anyFamily((await import('./electric-cylinder/family.ts')).electricCylinderFamily),
  ModuleLinear: linearModule,
  ModuleLinearTwo: linearModule,
}
