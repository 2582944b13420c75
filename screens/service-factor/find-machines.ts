/** Filters the machines of the dialog. Pure. */
import type { MachineGroup } from '../../families/service-factor/data/machines.ts'
import type { WorkMachine } from '../../families/service-factor/tables.ts'

/** Names in the current language. */
export type MachineNames = {
  readonly machine: (key: string) => string
  readonly group: (key: string) => string
}

/** Normalises case, accents and full-width characters; `ё` equals `е`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()

type MachineQuery = { readonly query: string; readonly group: MachineGroup | undefined; readonly names: MachineNames }

/**
 * With a query, returns the machines of all categories whose name or category contains all words, those with all words in their
 * own name first. Without one, returns the machines of the category.
 */
export const findMachines = (machines: readonly WorkMachine[], { query, group, names }: MachineQuery): readonly WorkMachine[] => {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return machines.filter((machine) => machine.group === group)
  const has = (text: string): boolean => words.every((word) => text.includes(word))
  const own = machines.filter(({ key }) => has(plain(names.machine(key))))
  const byGroup = machines.filter(
    (machine) => !own.includes(machine) && has(plain(`${names.group(machine.group)} ${names.machine(machine.key)}`)),
  )
  return [...own, ...byGroup]
}
