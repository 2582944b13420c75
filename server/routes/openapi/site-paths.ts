import type { ApiTexts } from '../../../i18n/translate.ts'
import type { JsonSchema, Operation, PathItem } from './types.ts'

export const siteTag = 'Site'

const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

const health = object({ status: { const: 'ok' }, catalogue: { type: 'string' } })
const version = object({ version: { type: 'string' }, entry: { type: 'string' } }, ['version'])
const settings: Record<string, JsonSchema> = {
  overlay: { type: 'string', enum: ['declared', 'first', 'none'] },
  serviceFactor: { type: 'string', enum: ['offered', 'none'] },
}
const site = object({ code: { const: 0 }, data: object(settings) })

type SiteCall = 'health' | 'version' | 'site'

/** Calls beside the calculators: whether the service is up, which version runs, the site's settings. */
export const sitePaths = (texts: ApiTexts): Record<string, PathItem> => {
  const get = (call: SiteCall, schema: JsonSchema): PathItem => {
    const responses: Operation['responses'] = { '200': { description: texts.success, content: { 'application/json': { schema } } } }
    return { get: { operationId: call, tags: [siteTag], ...texts.calls[call], parameters: [], responses } }
  }
  return { '/healthz': get('health', health), '/version.json': get('version', version), '/site.json': get('site', site) }
}
