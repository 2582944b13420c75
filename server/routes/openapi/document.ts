import type { GuardedCall } from '../../services/calls/guarded-call.ts'
import { toErrorAnswers } from './answers.ts'
import { callPaths, callShapes, callTags } from './call-paths.ts'
import { toComponents } from './components.ts'
import { classTag } from './class-paths.ts'
import { describeBodies } from './describe-body.ts'
import { sitePaths, siteTag } from './site-paths.ts'
import type { OpenApiDocument } from './types.ts'

export interface DocumentSource {
  readonly calls: readonly GuardedCall[]
  readonly version: string
}

/** Builds the OpenAPI document of all calls and public files. */
export const buildOpenApiDocument = async ({ calls, version }: DocumentSource): Promise<OpenApiDocument> => ({
  openapi: '3.1.0',
  info: {
    title: 'Sizewright: selection service',
    version,
    description:
      'Sizes motion components for working conditions and matches them with a catalogue. A successful answer has code 0 and its data in “data”; any other code comes with a message in your language and, if single values are at fault, with “issues”. In a request, a member that may be absent may also be null.',
  },
  tags: [
    ...callTags(calls),
    { name: classTag, description: 'Calls at the address of a class' },
    { name: siteTag, description: 'State and settings of this site' },
  ],
  paths: { ...(await callPaths(calls)), ...sitePaths },
  components: {
    schemas: describeBodies(toComponents(callShapes(calls)), calls),
    responses: toErrorAnswers(),
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Token of a sign-in' } },
  },
})
