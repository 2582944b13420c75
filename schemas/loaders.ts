import type { CalculatorSchema } from '../engine/define/index.ts'

/** The schema of each working id, loaded when its screen opens. A test says that this names the same ids as the registry. */
export const schemaLoaders: Readonly<Record<number, () => Promise<CalculatorSchema>>> = {
  30: async () => (await import('./30-ball-screw/schema.ts')).ballScrew,
  300: async () => (await import('./300-lift/schema.ts')).lift,
}
