/** Family of support units of screw ends, which only fill positions of assemblies. */
import { defineFamily } from '../define/family.ts'
import { supportUnitTable } from './table.ts'

/** Manifest of the support-unit family; it has only a table. */
export const supportUnitFamily = defineFamily({ id: 'support-unit', table: supportUnitTable })
