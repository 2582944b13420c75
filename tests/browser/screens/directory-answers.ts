/** A small directory for tests of its pages: forty screws of one series in two diameters, and a series that nothing divides. */
import type { DirectorySeries, FilterDetails, FilterDetailsRequest, SeriesRootPC } from '../../../contract/directory/directory.ts'
import type { FilteredSku, FilteredSkus, FilterSkusRequest, SkuFilter, SkuParam } from '../../../contract/directory/sku-selection.ts'
import { parameterOf } from '../../unit/screens/filters/parameter-of.ts'
import { meetsFilters } from '../../../screens/base/catalogue/meets-filters.ts'

const sample = {
  skuID: 'THK-WTF2040-2',
  icon: 'ball-screw',
  candidate: { nominalDiameterMm: 20, leadMm: 40, rootDiameterMm: 17.5, ballCircleDiameterMm: 20.75, nutLengthMm: 81.5 },
}

/** Ratings rise by 500 N; every fourth model does not state its static rating, every fifth has no limit of its speed. */
const screw = (index: number): FilteredSku => ({
  skuID: `WTF-${index}`,
  skuName: `WTF20-${index}`,
  values: {
    series: 'WTF',
    maker: 'THK',
    basis: 'published',
    nominalDiameterMm: index < 35 ? 20 : 25,
    leadMm: [20, 40][index % 2] ?? 20,
    dynamicLoadRatingN: 5000 + index * 500,
    maxSpeedRpm: index % 5 === 0 ? 'none' : 1000 + index * 10,
    ...(index % 4 !== 3 && { staticLoadRatingN: 9000 + index * 500 }),
  },
  hits: { skuName: [], skuID: [] },
})
const screws = Array.from({ length: 40 }, (_, index) => screw(index))

const series = (id: string, maker: string, filters: DirectorySeries['filters']): DirectorySeries => ({
  id,
  prodName: id,
  imageUrl: '',
  filters,
  makers: [maker],
  bases: ['published'],
  count: filters[0]?.count ?? 0,
  sample,
  ranges: [
    { name: 'nominalDiameterMm', from: 20, to: 25 },
    { name: 'leadMm', from: 40, to: 40 },
  ],
})
const filter = (id: string, driveID: string, filterName: string, count: number) => ({
  id: `~${id}${driveID}`,
  logo: '',
  filterName,
  driveID,
  count,
})

const screwRoot: SeriesRootPC = {
  id: 'ball-screw',
  name: 'Ball screws',
  icon: 'ball-screw',
  dividedBy: 'nominalDiameterMm',
  figures: [
    { name: 'nominalDiameterMm', label: 'nominal diameter' },
    { name: 'leadMm', label: 'lead' },
  ],
  seriesList: [
    series('WTF', 'THK', [filter('WTF', '~', 'Entire series', 40), filter('WTF', '~20', '20 mm', 35), filter('WTF', '~25', '25 mm', 5)]),
    series('SFU', 'TBI', [filter('SFU', '~', 'Entire series', 3)]),
  ],
}

/** With one series that has one filter. */
const railRoot: SeriesRootPC = {
  id: 'ball-rail',
  name: 'Ball rail guides',
  icon: 'guide',
  seriesList: [series('BM', 'Schneeberger', [filter('BM', '~', 'Entire series', 3)])],
}

const numberOf = (paramName: string, unit: string): SkuParam =>
  parameterOf({
    paramName,
    paramType: 1,
    unit,
    ranges: true,
    values: [...new Set(screws.flatMap(({ values }) => values[paramName] ?? []))].toSorted((a, b) =>
      typeof a === 'string' ? 1 : typeof b === 'string' ? -1 : a - b,
    ),
  })
const parameters = [
  numberOf('leadMm', 'mm'),
  numberOf('dynamicLoadRatingN', 'N'),
  numberOf('staticLoadRatingN', 'N'),
  numberOf('maxSpeedRpm', 'rpm'),
]

const details = (driveID: string): FilterDetails => {
  const diameter = Number(driveID.slice(1))
  const fixed = { ...numberOf('nominalDiameterMm', 'mm'), value: diameter, values: [diameter], unable: true }
  return {
    filterParams: [...(driveID === '~' ? [] : [fixed]), ...parameters.map((parameter) => ({ ...parameter, unable: false }))],
    serviceID: 'WTF',
    driveID,
    key: 'ball-screw',
    prodName: 'WTF',
    filterName: driveID === '~' ? 'Entire series' : `${diameter} mm`,
    rootName: 'Ball screws',
    makers: ['THK'],
    bases: ['published'],
    count: driveID === '~20' ? 35 : 40,
    figures: ['leadMm', 'dynamicLoadRatingN', 'staticLoadRatingN'],
    sample,
  }
}

const remaining = (paramName: string, filters: readonly SkuFilter[]): FilteredSkus['filterParams'][number] => {
  const left = screws.filter((model) =>
    meetsFilters(
      model,
      filters.filter((one) => one.paramName !== paramName),
    ),
  )
  const byValue = Map.groupBy(left, ({ values }) => values[paramName])
  return { paramName, values: [...byValue].flatMap(([value, models]) => (value === undefined ? [] : [{ value, count: models.length }])) }
}

const filtered = ({ filters, page, size }: FilterSkusRequest): FilteredSkus => {
  const found = screws.filter((model) => meetsFilters(model, filters))
  return {
    skuList: found.slice((page - 1) * size, page * size),
    filterParams: ['nominalDiameterMm', ...parameters.map(({ paramName }) => paramName)].map((name) => remaining(name, filters)),
    count: found.length,
    page,
  }
}

/** @returns the answer to a call of the directory; undefined for any other, and for what it does not have */
export const directoryAnswer = (address: string, body: string | undefined): unknown => {
  const { pathname, searchParams } = new URL(address, 'http://test')
  if (pathname.endsWith('/GetSeriesRootsPC')) return [screwRoot, railRoot]
  if (pathname.endsWith('/GetSeriesRootDetailsPC')) return [screwRoot, railRoot].find(({ id }) => id === searchParams.get('rid'))
  const [, driveID] = /^~WTF(~.*)$/.exec(searchParams.get('fid') ?? '') ?? []
  if (pathname.endsWith('/GetFilterDetailsByParams')) {
    // The same.
    const { serviceID, filterParams } = JSON.parse(body ?? '') as FilterDetailsRequest
    const own = details('~')
    const valueOf = (name: string) => filterParams.find(({ paramName }) => paramName === name)?.value ?? ''
    return serviceID === 'WTF'
      ? { ...own, filterParams: own.filterParams.map((one) => ({ ...one, value: valueOf(one.paramName) })) }
      : undefined
  }
  if (pathname.endsWith('/GetFilterDetails')) return driveID === undefined ? undefined : details(driveID)
  // The pages post what the contract says.
  if (pathname.endsWith('/FilterLectotypeParams') && body !== undefined) return filtered(JSON.parse(body) as FilterSkusRequest)
  return undefined
}
