/** Calls of the search box. */
import {
  longestKeyword,
  searchAnalysis,
  searchAnalysisRequest,
  searchPageSize,
  searchResult,
  searchStarted,
  startedRequest,
} from '../../../contract/directory/search.ts'
import { searchNames } from '../../../contract/directory/search-names.ts'
import { AppError } from '../../base/errors.ts'
import { requiredText, wholeNumber } from '../calls/read-query.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { cachedByVersion } from '../calls/cached-by-version.ts'
import type { NamesOfNow } from '../products/name-index.ts'
import { analyseHit } from './analyse-hit.ts'
import { indexSearch, keyOf, type SearchIndex, searchModels } from './search-models.ts'

/** Largest page number accepted; beyond any catalogue. */
const lastPage = 100_000

const common = {
  roots: [searchNames.root],
  service: searchNames.service,
  tag: 'Search: models by name, id or order code',
  access: openTo.catalogue,
} as const

const keyword = { Sku: requiredText('Part of a name or id, or a complete order code', longestKeyword) }

const startedCall = (isOn: boolean): GuardedCall =>
  defineCall({
    ...common,
    call: searchNames.started,
    operation: searchNames.started,
    summary: 'Whether search is enabled',
    description: 'Whether models can be searched for. The body is empty.',
    body: { name: 'IsStartEsRequest', shape: startedRequest, mayBeEmpty: true },
    answer: { name: 'IsStartEs', shape: searchStarted },
    handler: (_, { site }) => ({ values: isOn && site.switches.search }),
  })

const resultCall = (isOn: boolean, currentIndex: () => SearchIndex): GuardedCall =>
  defineCall({
    ...common,
    call: searchNames.result,
    operation: searchNames.result,
    summary: 'Search for models',
    description:
      'A page of the models whose name or id contains the keyword, ignoring case: exact names first, then names that start with it, then the rest, by series in catalogue order. “hits” marks the keyword. A complete order code finds its model (match orderCode). If there are few or no hits, similarly spelled names follow (match similar): O for 0, a missing hyphen, one wrong character.',
    failures: ['searchOff'],
    parameters: {
      ...keyword,
      index: wholeNumber('Page, counted from 1', { usual: 1, most: lastPage }),
      size: wholeNumber('Models on a page; default and maximum 50', { usual: searchPageSize, most: searchPageSize }),
    },
    example: () => ({ query: { Sku: currentIndex().entries[0]?.model.skuName ?? '', index: '1', size: String(searchPageSize) } }),
    answer: { name: 'SearchResult', shape: searchResult },
    handler: ({ query: { Sku: text, ...page } }, { site }) => {
      if (!isOn || !site.switches.search) throw new AppError('searchOff')
      return { values: searchModels(currentIndex(), text, page) }
    },
  })

const analysisCall = (currentIndex: () => SearchIndex): GuardedCall => {
  const first = () => searchModels(currentIndex(), currentIndex().entries[0]?.model.skuName ?? '', { index: 1, size: 1 }).list[0]
  return defineCall({
    ...common,
    call: searchNames.analysis,
    operation: searchNames.analysis,
    summary: 'Parameters of a hit',
    description:
      'What the page of parameter selection starts with: “tabInfo” is a JSON text with “filters” (ParamName, ParamType, Value) of the model, and whatever an order code as keyword says beyond its name. Empty values and switches (type 8) are left out.',
    failures: ['unknownModel'],
    parameters: keyword,
    body: { name: 'SearchAnalysisRequest', shape: searchAnalysisRequest },
    example: () => ({ query: { Sku: first()?.skuName ?? '' }, body: { ...first() } }),
    answer: { name: 'SearchAnalysis', shape: searchAnalysis },
    handler: ({ query: { Sku: text }, body: { serverID, driveID } }) => {
      const { entries, names, placeOf } = currentIndex()
      const hit = entries[placeOf.get(keyOf({ serviceID: serverID, driveID })) ?? -1]
      if (!hit) throw new AppError('unknownModel')
      return { values: analyseHit(names, text, hit) }
    },
  })
}

/**
 * @param names of the current models
 * @param isOn whether search is enabled in this service
 */
export const searchCalls = (names: NamesOfNow, isOn: boolean): readonly GuardedCall[] => {
  const currentIndex = cachedByVersion(names, indexSearch)
  return [startedCall(isOn), resultCall(isOn, currentIndex), analysisCall(currentIndex)]
}
