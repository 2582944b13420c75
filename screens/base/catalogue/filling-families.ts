/** Families that only fill positions of assemblies: without pages, and not part of an assembly's name. */
export const fillingFamilies: ReadonlySet<string> = new Set(['coupling', 'support-unit'])
