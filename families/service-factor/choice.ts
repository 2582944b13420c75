/** State of the service-factor dialog as pure functions; the dialog holds the state. */
import type { SizedValue } from '../../contract/results/sizing.ts'
import { cellForHours, serviceFactor, startingRow, type HourBand, type StartBand } from './service-factor.ts'
import type { MachineGroup, MachineKey } from './data/machines.ts'
import type { PrimeMover } from './data/prime-movers.ts'
import type { SafetyLevel } from './data/safety.ts'
import type { FactorCell, ServiceFactorTables } from './tables.ts'

/** The selections so far. */
export type FactorChoice = {
  readonly group?: MachineGroup
  readonly machine?: MachineKey
  readonly hours?: HourBand
  readonly primeMover?: PrimeMover
  readonly starts?: StartBand
  readonly safety?: SafetyLevel
}

/**
 * Selecting a category clears machine and hours.
 * @param choice selections so far
 * @param group category
 */
export const chooseGroup = ({ primeMover, starts, safety }: FactorChoice, group: MachineGroup): FactorChoice => ({
  group,
  ...(primeMover && { primeMover }),
  ...(starts && { starts }),
  ...(safety && { safety }),
})

/**
 * Selecting a machine sets its category, and clears hours for which the machine has no factor.
 * @param choice selections so far
 * @param machine work machine
 * @param tables tables of the site
 */
export function chooseMachine(choice: FactorChoice, machine: MachineKey, tables: ServiceFactorTables): FactorChoice {
  const chosen = tables.machines.find(({ key }) => key === machine)
  if (!chosen) return choice
  const next = { ...chooseGroup(choice, chosen.group), machine }
  return choice.hours && cellForHours(chosen.hours, choice.hours) ? { ...next, hours: choice.hours } : next
}

/** The factor of the machine and its hour band, which is a longer one if the table leaves the selected band out. */
export type MachineFactor = { readonly cell: FactorCell; readonly band: HourBand; readonly isForLongerTime: boolean }

/**
 * @param choice selections so far
 * @param tables tables of the site
 * @returns the factor for machine and hours; undefined if one is not selected, or the machine has no factor for that or a longer
 * time
 */
export function machineFactor({ machine, hours }: FactorChoice, tables: ServiceFactorTables): MachineFactor | undefined {
  const cells = tables.machines.find(({ key }) => key === machine)?.hours
  const found = cells && hours && cellForHours(cells, hours)
  return found && { ...found, isForLongerTime: found.band !== hours }
}

/**
 * @param choice selections so far
 * @param tables tables of the site
 * @returns starting factors of the band; undefined until the first two factors are known
 */
export function startingFactors(choice: FactorChoice, tables: ServiceFactorTables): Readonly<Record<StartBand, FactorCell>> | undefined {
  const machine = machineFactor(choice, tables)
  if (!machine || !choice.primeMover) return undefined
  return startingRow(tables.starts, machine.cell.value * tables.primeMovers[choice.primeMover].value).cells
}

/** Factors required to confirm, in the order of the dialog. */
export const neededFactors = ['machine', 'primeMover', 'safety'] as const

/**
 * @param choice selections so far
 * @param tables tables of the site
 * @returns the first missing factor (a key of `serviceFactor.factors`); undefined if the selection is complete
 */
export function firstMissingFactor(choice: FactorChoice, tables: ServiceFactorTables): (typeof neededFactors)[number] | undefined {
  const isKnown = { machine: machineFactor(choice, tables), primeMover: choice.primeMover, safety: choice.safety }
  return neededFactors.find((name) => isKnown[name] === undefined)
}

/**
 * @param choice selections so far
 * @param tables tables of the site
 * @returns the service factor with its formula; undefined while a required factor is missing. Starts are optional.
 */
export function chosenServiceFactor(choice: FactorChoice, tables: ServiceFactorTables): SizedValue | undefined {
  const machine = machineFactor(choice, tables)
  const { primeMover, safety, starts } = choice
  if (!machine || !primeMover || !safety) return undefined
  const cells = starts ? startingFactors(choice, tables) : undefined
  return serviceFactor({
    machineFactor: machine.cell.value,
    primeMover: tables.primeMovers[primeMover].value,
    ...(cells && starts && { starts: cells[starts].value }),
    safety: tables.safety[safety].value,
  })
}
