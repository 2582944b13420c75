import { apiTexts } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { GuardedCall } from '../../services/calls/guarded-call.ts'
import { toErrorAnswers } from './answers.ts'
import { callPaths, callShapes, callTags } from './call-paths.ts'
import { toComponents } from './components.ts'
import { describeBodies } from './describe-body.ts'
import { sitePaths, siteTag } from './site-paths.ts'
import type { OpenApiDocument } from './types.ts'

export interface DocumentSource {
  readonly calls: readonly GuardedCall[]
  readonly version: string
}

/** The OpenAPI document of everything that is answered, in one language. */
export const buildOpenApiDocument = async ({ calls, version }: DocumentSource, locale: Locale): Promise<OpenApiDocument> => {
  const api = apiTexts(locale)
  return {
    openapi: '3.1.0',
    info: { title: api.title, version, description: api.description },
    tags: [...callTags(calls, locale), { name: siteTag, description: api.siteTag }],
    paths: { ...(await callPaths(calls, locale)), ...sitePaths(api) },
    components: {
      schemas: describeBodies(toComponents(callShapes(calls)), calls, locale),
      responses: toErrorAnswers(locale),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: api.bearer } },
    },
  }
}
