import type { SavedAssembly } from '../../../contract/saved/saved-assembly.ts'
import type { Part } from '../../../engine/assembly/assembly.ts'

/** Returns a kept position as a part: its flows are those of the calculation. */
export const storedPart = (part: SavedAssembly['parts'][number]): Part => ({ ...part, demands: [] })
