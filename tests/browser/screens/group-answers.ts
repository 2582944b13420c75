/** A group for tests: three gear units with the sizes of their seats, three motors with those of their flanges; size 0 is not stated. */
import type {
  FilteredGroup,
  FilterGroupRequest,
  LectoGroupDetails,
  LectoGroups,
  LeftSection,
} from '../../../contract/directory/choice-groups.ts'
import type { FilteredSku, SkuFilter } from '../../../contract/directory/sku-selection.ts'
import { meetsFilters } from '../../../screens/base/catalogue/meets-filters.ts'
import { parameterOf } from '../../unit/screens/filters/parameter-of.ts'

const sku = (skuID: string, values: FilteredSku['values']): FilteredSku => ({
  skuID,
  skuName: skuID,
  values,
  hits: { skuName: [], skuID: [] },
})
const sizeOf = ({ skuID }: FilteredSku): string => skuID.slice(1)

const gears = [sku('G60', { maker: 'A', ratio: 5 }), sku('G90', { maker: 'B', ratio: 10 }), sku('G00', { maker: 'B', ratio: 20 })]
const motors = [sku('M60', { brand: 'X', ratedPower: 100 }), sku('M90', { brand: 'Y', ratedPower: 400 })]

const params = {
  carrier: [
    parameterOf({ paramName: 'maker', paramType: 2, values: ['A', 'B'] }),
    parameterOf({ paramName: 'ratio', paramType: 1, values: [5, 10, 20] }),
  ],
  motor: [
    parameterOf({ paramName: 'brand', paramType: 2, values: ['X', 'Y'] }),
    parameterOf({ paramName: 'ratedPower', paramType: 1, values: [100, 400], unit: 'W' }),
  ],
} as const

export const groupList: LectoGroups = [
  { id: 'gear-servo', carrier: 'reducer', motor: 'servo-motor', icon: 'reducer-inline', counts: { carrier: 3, motor: 2 } },
]

export const groupDetails: LectoGroupDetails = {
  id: 'gear-servo',
  carrier: { family: 'reducer', params: [...params.carrier], figures: ['ratio'], count: 3 },
  motor: { family: 'servo-motor', params: [...params.motor], figures: ['ratedPower'], count: 2 },
  workingIDs: ['2000001'],
}

const isOpen = (one: FilteredSku): boolean => sizeOf(one) === '00'
const fit = (one: FilteredSku, other: FilteredSku) => sizeOf(one) === sizeOf(other)

const meets = (one: FilteredSku, filters: readonly SkuFilter[]) => meetsFilters(one, filters)

const left = (all: readonly FilteredSku[], filters: readonly SkuFilter[], others: readonly FilteredSku[]): LeftSection => {
  const fitting = all.filter((one) => others.some((other) => fit(one, other)))
  const found = fitting.filter((one) => meets(one, filters))
  const valuesOf = (from: readonly FilteredSku[], name: string) => {
    const own = from.filter((one) =>
      meets(
        one,
        filters.filter(({ paramName }) => paramName !== name),
      ),
    )
    return [...Map.groupBy(own, (one) => one.values[name] ?? '')].map(([value, models]) => ({ value, count: models.length }))
  }
  const names = Object.keys(all[0]?.values ?? {})
  return {
    skuList: found,
    filterParams: names.map((paramName) => ({ paramName, values: valuesOf(fitting, paramName) })),
    count: found.length,
    page: 1,
    notKnown: all.filter((one) => isOpen(one) && meets(one, filters)).length,
    excluded: names.map((paramName) => {
      const values = valuesOf(all, paramName).map(({ value }) => value)
      const own = new Set(valuesOf(fitting, paramName).map(({ value }) => value))
      return { paramName, values: values.filter((value) => !own.has(value)) }
    }),
  }
}

const chosenOf = (all: readonly FilteredSku[], skuID: string | undefined) => all.find((one) => one.skuID === skuID)

const describe = (one: FilteredSku) =>
  ({ serviceID: 'GP', driveID: one.skuID, skuName: one.skuName, maker: 'A', basis: 'published' }) as const

/** What the service answers. */
export const groupAnswer = ({ carrier, motor }: FilterGroupRequest): FilteredGroup => {
  const gear = chosenOf(gears, carrier.skuID)
  const drive = chosenOf(motors, motor.skuID)
  const others = { carrier: drive ? [drive] : motors.filter((one) => meets(one, motor.filters)) }
  const seats = gear ? [gear] : gears.filter((one) => meets(one, carrier.filters))
  const verdict = gear && drive && (isOpen(gear) ? 'notKnown' : fit(gear, drive) ? 'fits' : 'refused')
  return {
    carrier: { ...left(gears, carrier.filters, others.carrier), ...(gear && { chosen: describe(gear) }) },
    motor: { ...left(motors, motor.filters, seats), ...(drive && { chosen: describe(drive) }) },
    ...(gear &&
      drive &&
      verdict && {
        pair: {
          verdict,
          checks: isOpen(gear) ? [] : [{ name: 'pilot', takes: Number(sizeOf(gear)), has: Number(sizeOf(drive)), unit: 'mm', verdict }],
          ...(verdict === 'fits' && { flange: '14-50-70', code: `${gear.skuName}+14-50-70+${drive.skuName}` }),
          ordered: verdict === 'fits' ? { flange: '14-50-70', motor: drive.skuName } : {},
        },
      }),
    catalogueVersion: 'v',
  }
}
