import type { CalculatorSchema } from '../engine/define/index.ts'

/** The schema of each working id, loaded when its screen opens. A test says that this names the same ids as the registry. */
export const schemaLoaders: Readonly<Record<number, () => Promise<CalculatorSchema>>> = {
  31: async () => (await import('./31-ball-rail/schema.ts')).ballRail,
  30: async () => (await import('./30-ball-screw/schema.ts')).ballScrew,
  3: async () => (await import('./3-screw-lift/schema.ts')).screwLift,
  20: async () => (await import('./20-slide-module/schema.ts')).slideModule,
  300: async () => (await import('./300-lift/schema.ts')).lift,
  1000: async () => (await import('./1000-electric-cylinder/schema.ts')).electricCylinder,
  1006: async () => (await import('./1006-linear-module/schema.ts')).linearModule,
  1007: async () => (await import('./1007-linear-module-two/schema.ts')).linearModuleTwo,
  2000000: async () => (await import('./2000000-reducer-three-phase/schema.ts')).reducerThreePhase,
  2000002: async () => (await import('./2000002-reducer-manual/schema.ts')).reducerManual,
}
