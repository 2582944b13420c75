/** Queries of the grouped selection pages. */
import {
  type FilteredGroup,
  filteredGroup,
  type FilterGroupRequest,
  lectoGroup,
  type LectoGroupDetails,
  lectoGroupNames,
  type LectoGroups,
  lectoGroups,
} from '../../contract/directory/choice-groups.ts'
import { productNames } from '../../contract/catalogue/product-names.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer } from '../base/api/api.ts'
import { loadFamilyNames } from '../base/texts/family-names.tsx'
import type { Query } from '../base/api/query.ts'

const pathOf = (call: string) => ({ base: 'products', path: `${productNames.service}/${call}` }) as const

/** Number of models per page of a section. */
export const groupPageSize = 10

/** All groups. */
export const allGroups: Query<Locale, LectoGroups> = {
  name: 'groups',
  load: (locale, signal) =>
    getAnswer({ ...pathOf(lectoGroupNames.list), query: {} }, (data) => lectoGroups.safeParse(data).data, { locale, signal }),
  isImmutable: true,
}

/** A group with the parameters of its sections. */
export const oneGroup: Query<{ readonly group: string; readonly locale: Locale }, LectoGroupDetails> = {
  name: 'group',
  load: async ({ locale, ...query }, signal) => {
    const found = await getAnswer({ ...pathOf(lectoGroupNames.one), query }, (data) => lectoGroup.safeParse(data).data, { locale, signal })
    await loadFamilyNames(found.carrier.family)
    return found
  },
  isImmutable: true,
}

/** Models that match the choices of both sections. */
export const groupLeft: Query<FilterGroupRequest & { readonly locale: Locale }, FilteredGroup> = {
  name: 'group models',
  load: ({ locale, ...body }, signal) =>
    getAnswer({ ...pathOf(lectoGroupNames.filter), query: {}, body }, (data) => filteredGroup.safeParse(data).data, { locale, signal }),
}
