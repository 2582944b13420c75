/** The calls that the search box makes. */
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
import { andThen } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { AppError } from '../../base/errors.ts'
import { describeParameters, readQuery, requiredText, wholeNumber } from '../calls/read-query.ts'
import type { BodyCall, QueryCall, ServedCall } from '../calls/served-call.ts'
import { cachedByVersion } from '../calls/cached-by-version.ts'
import type { NamesOfNow } from '../products/name-index.ts'
import { analyseHit } from './analyse-hit.ts'
import { indexSearch, keyOf, type SearchIndex, searchModels } from './search-models.ts'

/** Beyond any catalogue. */
const lastPage = 100_000

const keywordParameter = { Sku: requiredText('keyword', longestKeyword) }

const resultParameters = {
  ...keywordParameter,
  index: wholeNumber('listPage', { usual: 1, most: lastPage }),
  size: wholeNumber('searchSize', { usual: searchPageSize, most: searchPageSize }),
}

/** What all of them have in common. */
const common = {
  roots: [searchNames.root],
  service: searchNames.service,
  heading: { text: 'searchTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
} as const satisfies Partial<ServedCall>

const startedCall = (isOn: boolean): BodyCall => ({
  ...common,
  method: 'POST',
  call: searchNames.started,
  operation: searchNames.started,
  kind: 'searchStarted',
  body: { request: { name: 'IsStartEsRequest', shape: startedRequest }, example: () => ({}), units: {}, mayBeEmpty: true },
  answer: { name: 'IsStartEs', shape: searchStarted },
  respond: (body, { site }) => andThen(readShape(startedRequest, body), () => ({ values: isOn && site.switches.search })),
})

const resultCall = (isOn: boolean, indexOfNow: () => SearchIndex): QueryCall => ({
  ...common,
  method: 'GET',
  call: searchNames.result,
  operation: searchNames.result,
  kind: 'searchResult',
  mayMiss: 'searchOff',
  parameters: describeParameters(resultParameters),
  options: [],
  example: () => ({ Sku: indexOfNow().entries[0]?.model.skuName ?? '', index: '1', size: String(searchPageSize) }),
  answer: { name: 'SearchResult', shape: searchResult },
  respond: (query, { site }) =>
    andThen(readQuery(query, resultParameters), ({ Sku: text, ...page }) => {
      if (!isOn || !site.switches.search) throw new AppError('searchOff')
      return { values: searchModels(indexOfNow(), text, page) }
    }),
})

const analysisCall = (indexOfNow: () => SearchIndex): BodyCall => {
  const first = () => searchModels(indexOfNow(), indexOfNow().entries[0]?.model.skuName ?? '', { index: 1, size: 1 }).list[0]
  return {
    ...common,
    method: 'POST',
    call: searchNames.analysis,
    operation: searchNames.analysis,
    kind: 'searchAnalysis',
    mayMiss: 'unknownModel',
    parameters: describeParameters(keywordParameter),
    body: {
      request: { name: 'SearchAnalysisRequest', shape: searchAnalysisRequest },
      example: () => ({ ...first() }),
      parameters: () => ({ Sku: first()?.skuName ?? '' }),
      units: {},
    },
    answer: { name: 'SearchAnalysis', shape: searchAnalysis },
    respond: (body, _, query) =>
      andThen(readQuery(query, keywordParameter), ({ Sku: text }) =>
        andThen(readShape(searchAnalysisRequest, body), ({ serverID, driveID }) => {
          const { entries, names, placeOf } = indexOfNow()
          const found = entries[placeOf.get(keyOf({ serviceID: serverID, driveID })) ?? -1]
          if (!found) throw new AppError('unknownModel')
          return { values: analyseHit(names, text, found) }
        }),
      ),
  }
}

/**
 * @param names of the models of now
 * @param isOn whether models can be searched for
 */
export const serveSearch = (names: NamesOfNow, isOn: boolean): readonly ServedCall[] => {
  const indexOfNow = cachedByVersion(names, indexSearch)
  return [startedCall(isOn), resultCall(isOn, indexOfNow), analysisCall(indexOfNow)]
}
