import { filteredLectotype, filterLectotypeRequest, lectotypeParams } from '../../../contract/lectotype.ts'
import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { ServedLectotype } from '../../services/lectotype/serve-lectotype.ts'
import { failuresOf, toResponses } from './answers.ts'
import { langParameter } from './calculator-paths.ts'
import { refer, type Shape } from './components.ts'
import type { Operation, PathItem } from './types.ts'

export const lectotypeTag = 'Lectotype'
const root = '/YQ_1/api/Lectotype'
const usualPageSize = 100

export const lectotypeShapes: Readonly<Record<string, Shape>> = {
  LectotypeParams: lectotypeParams,
  FilterLectotypeRequest: filterLectotypeRequest,
  FilteredLectotype: filteredLectotype,
}

/** The two calls of parameter selection; nothing where no class is served. */
export const lectotypePaths = ({ classIDs }: ServedLectotype, locale: Locale): Record<string, PathItem> => {
  const [classID] = classIDs
  if (classID === undefined) return {}
  const texts = apiTexts[locale]
  const common = { tags: [lectotypeTag] } as const
  const params: Operation = {
    operationId: 'GetLectotypeParams',
    ...common,
    ...texts.calls.lectotypeParams,
    parameters: [
      {
        name: 'classID',
        in: 'query',
        description: texts.parameters.classID,
        required: true,
        schema: { type: 'string', enum: [...classIDs] },
        example: classID,
      },
      langParameter(texts),
    ],
    responses: toResponses('LectotypeParams', texts.success, failuresOf.query),
  }
  const filter: Operation = {
    operationId: 'FilterLectotypeParams',
    ...common,
    ...texts.calls.lectotypeFilter,
    parameters: [langParameter(texts)],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: refer('FilterLectotypeRequest'),
          example: { classID, filters: [], page: 1, size: usualPageSize },
        },
      },
    },
    responses: toResponses('FilteredLectotype', texts.success, failuresOf.body),
  }
  return { [`${root}/GetLectotypeParams`]: { get: params }, [`${root}/FilterLectotypeParams`]: { post: filter } }
}
