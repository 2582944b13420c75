/** What the pages of grouped choice ask the service. */
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

/** Models of a page of a section. */
export const groupPageSize = 10

/** Every group. */
export const allGroups: Query<Locale, LectoGroups> = {
  name: 'groups',
  load: (locale, signal) =>
    getAnswer({ ...pathOf(lectoGroupNames.list), query: {} }, (data) => lectoGroups.safeParse(data).data, { locale, signal }),
  isImmutable: true,
}

/** What its sections can be chosen by. */
export const oneGroup: Query<{ readonly group: string; readonly locale: Locale }, LectoGroupDetails> = {
  name: 'group',
  load: async ({ locale, ...query }, signal) => {
    const found = await getAnswer({ ...pathOf(lectoGroupNames.one), query }, (data) => lectoGroup.safeParse(data).data, { locale, signal })
    await loadFamilyNames(found.carrier.family)
    return found
  },
  isImmutable: true,
}

/** What the choices of both sections leave. */
export const groupLeft: Query<FilterGroupRequest & { readonly locale: Locale }, FilteredGroup> = {
  name: 'group models',
  load: ({ locale, ...body }, signal) =>
    getAnswer({ ...pathOf(lectoGroupNames.filter), query: {}, body }, (data) => filteredGroup.safeParse(data).data, { locale, signal }),
}
