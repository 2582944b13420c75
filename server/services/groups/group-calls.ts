/** Calls for combined parameter selection. */
import type { Locale } from '../../../i18n/locales.ts'
import {
  filteredGroup,
  filterGroupRequest,
  groupSides,
  largestGroupPage,
  lectoGroup,
  type LectoGroupDetails,
  lectoGroupNames,
  type LectoGroups,
  lectoGroups,
} from '../../../contract/directory/choice-groups.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { AppError } from '../../base/errors.ts'
import type { GroupedFamily } from '../calculators/registered-families.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import type { ListOf } from '../products/name-index.ts'
import { filterGroup, serveGroup, type ServedGroup } from './lecto-groups.ts'
import type { Section } from './section.ts'

const common = {
  roots: [productNames.root],
  service: productNames.service,
  tag: 'Product directory: categories, series, filters and what to choose them by',
  access: openTo.catalogue,
} as const

const longestID = 40
const missing = 'unknownEntry'

type Groups = readonly ServedGroup[]

const inGroups = (groups: Groups, id: string): ServedGroup => {
  const served = groups.find(({ group }) => group.id === id)
  if (!served) throw new AppError(missing)
  return served
}

const listed = (groups: Groups): LectoGroups =>
  groups.map(({ group, carrier, motor, sections }) => ({
    id: group.id,
    carrier: carrier.id,
    motor: motor.id,
    icon: carrier.drawing,
    counts: { carrier: sections.carrier.models().length, motor: sections.motor.models().length },
  }))

const describeSection = ({ family, params, figures, models }: Section, locale: Locale): LectoGroupDetails['carrier'] => ({
  family,
  params: params(locale),
  figures: [...figures],
  count: models().length,
})

const nothingChosen = { filters: [], page: 1 } as const

/**
 * @param grouped groups with the families of their sections
 * @param listOf the models of the current catalogue
 */
export const groupCalls = (grouped: readonly GroupedFamily[], listOf: ListOf): readonly GuardedCall[] => {
  const groups = grouped.map((one) => serveGroup(one, listOf))
  return [
    defineCall({
      ...common,
      call: lectoGroupNames.list,
      operation: lectoGroupNames.list,
      summary: 'List combined choices',
      description: 'Products that are chosen in two sections that restrict each other: a reducer or rotating platform, and its motor.',
      answer: { name: 'LectoGroups', shape: lectoGroups },
      handler: () => ({ values: listed(groups) }),
    }),
    defineCall({
      ...common,
      call: lectoGroupNames.one,
      operation: lectoGroupNames.one,
      summary: 'Get a combined choice',
      description: 'Selection parameters of the two sections.',
      failures: [missing],
      parameters: { group: requiredText('Group id from GetLectoGroups', longestID) },
      example: () => ({ query: { group: groups[0]?.group.id ?? '' } }),
      answer: { name: 'LectoGroup', shape: lectoGroup },
      handler: ({ query: { group: id } }, { locale }) => {
        const { group, sections } = inGroups(groups, id)
        const { carrier, motor } = sections
        const described = { carrier: describeSection(carrier, locale), motor: describeSection(motor, locale) }
        return { values: { id, ...described, workingIDs: [...group.workingIDs] } }
      },
    }),
    defineCall({
      ...common,
      call: lectoGroupNames.filter,
      operation: lectoGroupNames.filter,
      summary: 'Narrow a combined choice',
      description:
        'Models that match the choices and can be mounted on a remaining model of the other section. Models for which this is unknown are counted in “notKnown” and not listed. “pair” gives the mounting check of two selected models, part by part.',
      failures: [missing],
      body: { name: 'FilterLectoGroupRequest', shape: filterGroupRequest },
      example: () => ({
        body: {
          group: groups[0]?.group.id ?? '',
          ...Object.fromEntries(groupSides.map((side) => [side, nothingChosen])),
          size: largestGroupPage,
        },
      }),
      answer: { name: 'FilteredLectoGroup', shape: filteredGroup },
      handler: ({ body }) => filterGroup(inGroups(groups, body.group), body),
    }),
  ]
}
