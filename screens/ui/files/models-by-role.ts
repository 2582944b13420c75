/** The models of an assembly as a request for files names them. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'

/** Returns the models by role. */
export const modelsByRole = ({ parts }: Pick<Assembly, 'parts'>): Record<string, string> =>
  Object.fromEntries(parts.flatMap(({ role, item }) => (item.kind === 'model' ? [[role, item.sku] as const] : [])))
