/** The calls of grouped parameter choice. */
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
import { andThen } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { AppError } from '../../base/errors.ts'
import type { GroupedFamily } from '../calculators/registered-families.ts'
import { describeParameters, readQuery, requiredText } from '../calls/read-query.ts'
import type { BodyCall, QueryCall, ServedCall } from '../calls/served-call.ts'
import type { ListOf } from '../products/name-index.ts'
import { filterGroup, serveGroup, type ServedGroup } from './lecto-groups.ts'
import type { Section } from './section.ts'

const common = {
  roots: [productNames.root],
  service: productNames.service,
  heading: { text: 'directoryTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
} as const satisfies Partial<ServedCall>

const longestID = 40
const missing = 'unknownEntry'

type Groups = readonly ServedGroup[]

const inGroups = (groups: Groups, id: string): ServedGroup => {
  const found = groups.find(({ group }) => group.id === id)
  if (!found) throw new AppError(missing)
  return found
}

const listed = (groups: Groups): LectoGroups =>
  groups.map(({ group, carrier, motor, sections }) => ({
    id: group.id,
    carrier: carrier.id,
    motor: motor.id,
    icon: carrier.drawing,
    counts: { carrier: sections.carrier.models().length, motor: sections.motor.models().length },
  }))

const listCall = (groups: Groups): QueryCall => ({
  ...common,
  method: 'GET',
  call: lectoGroupNames.list,
  operation: lectoGroupNames.list,
  kind: 'lectoGroups',
  parameters: [],
  options: [],
  example: () => ({}),
  answer: { name: 'LectoGroups', shape: lectoGroups },
  respond: (query) => andThen(readQuery(query, {}), () => ({ values: listed(groups) })),
})

const describeSection = ({ family, params, figures, models }: Section): LectoGroupDetails['carrier'] => ({
  family,
  params: params(),
  figures: [...figures],
  count: models().length,
})

const ofGroup = { group: requiredText('lectoGroupID', longestID) }

const oneCall = (groups: Groups): QueryCall => ({
  ...common,
  method: 'GET',
  call: lectoGroupNames.one,
  operation: lectoGroupNames.one,
  kind: 'lectoGroup',
  mayMiss: missing,
  parameters: describeParameters(ofGroup),
  options: [],
  example: () => ({ group: groups[0]?.group.id ?? '' }),
  answer: { name: 'LectoGroup', shape: lectoGroup },
  respond: (query) =>
    andThen(readQuery(query, ofGroup), ({ group: id }) => {
      const { group, sections } = inGroups(groups, id)
      const { carrier, motor } = sections
      return {
        values: { id, carrier: describeSection(carrier), motor: describeSection(motor), workingIDs: [...group.workingIDs] },
      }
    }),
})

const nothingChosen = { filters: [], page: 1 } as const

const filterCall = (groups: Groups): BodyCall => ({
  ...common,
  method: 'POST',
  call: lectoGroupNames.filter,
  operation: lectoGroupNames.filter,
  kind: 'filterLectoGroup',
  mayMiss: missing,
  body: {
    request: { name: 'FilterLectoGroupRequest', shape: filterGroupRequest },
    example: () => ({
      group: groups[0]?.group.id ?? '',
      ...Object.fromEntries(groupSides.map((side) => [side, nothingChosen])),
      size: largestGroupPage,
    }),
    units: {},
  },
  answer: { name: 'FilteredLectoGroup', shape: filteredGroup },
  respond: (body) => andThen(readShape(filterGroupRequest, body), (request) => filterGroup(inGroups(groups, request.group), request)),
})

/**
 * @param grouped groups with the families of their sections
 * @param listOf the models of now
 */
export const serveGroups = (grouped: readonly GroupedFamily[], listOf: ListOf): readonly ServedCall[] => {
  const groups = grouped.map((one) => serveGroup(one, listOf))
  return [listCall(groups), oneCall(groups), filterCall(groups)]
}
