/** The service-factor tables as data with a basis per cell; a site can replace them with its own. */
import type { Basis } from '../../contract/results/sizing.ts'
import type { HourCells, StartBand, StartingRow } from './service-factor.ts'
import { machineRows, type MachineGroup, type MachineKey, type Recall } from './data/machines.ts'
import { primeMoverFactors, type PrimeMover } from './data/prime-movers.ts'
import { safetyFactors, type SafetyLevel } from './data/safety.ts'
import { startingRows } from './data/starts.ts'

/** A factor and its provenance. */
export type FactorCell = { readonly value: number; readonly basis: Basis; readonly source: string; readonly recall?: Recall }

/** A work machine with its factors by hours per day. */
export type WorkMachine = { readonly group: MachineGroup; readonly key: MachineKey; readonly hours: HourCells<FactorCell> }

/** All tables of the dialog. */
export type ServiceFactorTables = {
  readonly machines: readonly WorkMachine[]
  readonly primeMovers: Readonly<Record<PrimeMover, FactorCell>>
  /** Rows by the product f1 × f2. */
  readonly starts: readonly StartingRow<FactorCell>[]
  readonly safety: Readonly<Record<SafetyLevel, FactorCell>>
}

const specification = 'specificationTables'

const recalledCell = (value: number, recall: Recall): FactorCell => ({
  value,
  basis: 'unverified',
  source: recall === 'weak' ? 'reconstructedAskMaker' : 'Flender MD 20.1; recalled',
  recall,
})

const machines = machineRows.map(([group, key, upToHalf, upTo10, above10, recall]): WorkMachine => ({
  group,
  key,
  hours: {
    ...(upToHalf === null ? {} : { upToHalf: recalledCell(upToHalf, recall) }),
    ...(upTo10 === null ? {} : { upTo10: recalledCell(upTo10, recall) }),
    ...(above10 === null ? {} : { above10: recalledCell(above10, recall) }),
  },
}))

const specified = (value: number): FactorCell => ({ value, basis: 'published', source: specification })

const startingCell = (value: number): FactorCell => ({
  value,
  basis: 'unverified',
  source: 'reconstructed',
  recall: 'weak',
})

const starts = startingRows.map(([upTo, [upTo5, upTo25, upTo60, upTo180, above180]]): StartingRow<FactorCell> => ({
  upTo,
  cells: {
    upTo5: startingCell(upTo5),
    upTo25: startingCell(upTo25),
    upTo60: startingCell(upTo60),
    upTo180: startingCell(upTo180),
    above180: startingCell(above180),
  } satisfies Record<StartBand, FactorCell>,
}))

/** The default tables, unless a site has its own. */
export const serviceFactorTables: ServiceFactorTables = {
  machines,
  primeMovers: {
    motor: specified(primeMoverFactors.motor),
    engine4to6: specified(primeMoverFactors.engine4to6),
    engine1to3: specified(primeMoverFactors.engine1to3),
  },
  starts,
  safety: { general: specified(safetyFactors.general), important: specified(safetyFactors.important), high: specified(safetyFactors.high) },
}
