/** What the search finds in tests of the screens. */
import type { SearchHit, SearchResult } from '../../../contract/directory/search.ts'

/** Parameters of whichever model is analysed. */
export const analysedFilters = [
  { ParamName: 'leadMm', ParamType: 1, Value: 40 },
  { ParamName: 'maker', ParamType: 2, Value: 'TBI Motion' },
]

/** 60 models of two series, `WTF1000` to `WTF1059`, one that is spelled like `WTF2O40-3` and has codes; nothing else. */
export const searched = ({ Sku: keyword = '', index = '1' }: Readonly<Record<string, string>>): SearchResult => {
  const hit = (at: number, match: SearchHit['match'] = 'contains'): SearchHit => ({
    skuName: match === 'similar' ? 'WTF2040-3' : `WTF${1000 + at}`,
    serverID: 'ball-screw',
    driveID: `sku-${at}`,
    key: `ball-screw/sku-${at}`,
    maker: 'THK',
    series: at < 40 ? 'WTF' : 'WTF-N',
    family: 'ball-screw',
    basis: at === 1 ? 'demo' : 'published',
    match,
    hits: { skuName: match === 'similar' ? [] : [[0, keyword.length]], driveID: [] },
  })
  const models = Array.from({ length: 60 }, (_, at) => hit(at))
  const contained = keyword === '' ? [] : models.filter(({ skuName }) => skuName.includes(keyword.toUpperCase()))
  const isNear = keyword === 'WTF2O40-3' || keyword.startsWith('WTF2040-3 ')
  const all = isNear ? [hit(0, 'similar')] : contained
  const page = Number(index)
  return { list: all.slice((page - 1) * 50, page * 50), count: all.length, index: page, catalogueVersion: '2026-11-21.1' }
}
