/** Family of shaft couplings, which only fill positions of assemblies. */
import { defineFamily } from '../define/family.ts'
import { couplingTable } from './table.ts'

/** Manifest of the coupling family; it has only a table. */
export const couplingFamily = defineFamily({ id: 'coupling', table: couplingTable })
