import { colour, siteKey } from '../../../contract/site/site.ts'
import { languageOf, locales } from '../../../i18n/locales.ts'
import type { ApiTexts } from '../../../i18n/translate.ts'
import { iconNames } from '../../services/sites/site-icons.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { toFailures } from './answers.ts'
import { toSchema } from './components.ts'
import type { JsonSchema, Operation, Parameter, PathItem } from './types.ts'

export const siteTag = 'Site'

const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

const json = 'application/json'
const text: JsonSchema = { type: 'string' }

type SiteCall = 'health' | 'version' | 'customTheme' | 'svgImage' | 'languageFile' | 'prodPic' | 'documentFile' | 'image'

interface Described {
  readonly path: string
  readonly call: SiteCall
  readonly type?: string
  readonly schema: JsonSchema
  readonly parameters?: readonly Parameter[]
  readonly failures?: readonly ErrorCode[]
}

/** Files of the content that comes with the program, for examples. */
const seedFiles = { document: '167a71cf999bcd9ff27d394a5be306b3', picture: 'f76fe746e542e6c09f4ca1c7cf13aa97.png' } as const
/** 22 letters of base64url. */
const imageToken: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' }

/** Files of what a site publishes. */
const contentFiles = (words: ApiTexts['parameters']): readonly Described[] => [
  {
    path: '/api/CompDocument/File/{site}/{id}/{name}',
    call: 'documentFile',
    type: 'application/pdf',
    schema: text,
    failures: ['unknownContent'],
    parameters: [
      { name: 'site', in: 'path', schema: text, description: words.imageSite, required: true, example: 'default' },
      { name: 'id', in: 'path', schema: text, description: words.fileId, required: true, example: seedFiles.document },
      { name: 'name', in: 'path', schema: text, description: words.fileName, required: true, example: 'guide.pdf' },
    ],
  },
  {
    path: '/YQImage/en/{site}/{file}',
    call: 'image',
    type: 'application/octet-stream',
    schema: text,
    failures: ['invalidRequest', 'pictureExpired', 'unknownContent'],
    parameters: [
      { name: 'site', in: 'path', schema: text, description: words.imageSite, required: true, example: 'default' },
      { name: 'file', in: 'path', schema: text, description: words.imageFile, required: true, example: seedFiles.picture },
      { name: 't', in: 'query', schema: imageToken, description: words.imageToken, required: true },
    ],
  },
]

const described = ({ parameters: words }: ApiTexts): readonly Described[] => {
  const site: Parameter = { name: 'site', in: 'query', description: words.site, required: false, schema: toSchema(siteKey) }
  const icons: JsonSchema = { type: 'string', enum: [...iconNames] }
  const title = { description: words.iconTitle, required: true, schema: icons, example: 'chat' }
  const color = { description: words.iconColour, required: true, schema: toSchema(colour), example: '#0D475F' }
  const lang = { description: words.languageAsked, required: true, example: 'en' }
  const wires: JsonSchema = { type: 'string', enum: locales.map((locale) => languageOf(locale).wire) }
  return [
    { path: '/healthz', call: 'health', schema: object({ status: { const: 'ok' }, catalogue: text }) },
    { path: '/version.json', call: 'version', schema: object({ version: text, entry: text }, ['version']) },
    {
      path: '/static/customtheme.css',
      call: 'customTheme',
      type: 'text/css',
      schema: text,
      parameters: [site],
      failures: ['invalidRequest', 'unknownSite'],
    },
    {
      path: '/api/file/svgimage',
      call: 'svgImage',
      type: 'image/svg+xml',
      schema: text,
      failures: ['invalidRequest'],
      parameters: [
        { name: 'title', in: 'query', ...title },
        { name: 'color', in: 'query', ...color },
      ],
    },
    {
      path: '/api/ProdPic/{id}',
      call: 'prodPic',
      type: 'image/svg+xml',
      schema: text,
      failures: ['unknownEntry'],
      parameters: [{ name: 'id', in: 'path', schema: text, description: words.prodId, required: true, example: 'THK-WTF2040-2' }],
    },
    ...contentFiles(words),
    {
      path: '/lang/{lang}.json',
      call: 'languageFile',
      schema: object({ shell: { type: 'object' }, home: { type: 'object' } }),
      parameters: [{ name: 'lang', in: 'path', schema: wires, ...lang }],
    },
  ]
}

/** Calls without an envelope: whether the service is up, which version runs, files that depend on the site. */
export const sitePaths = (texts: ApiTexts): Record<string, PathItem> =>
  Object.fromEntries(
    described(texts).map(({ path, call, type = json, schema, parameters = [], failures = [] }) => {
      const responses: Operation['responses'] = {
        '200': { description: texts.success, content: { [type]: { schema } } },
        ...toFailures(failures),
      }
      return [path, { get: { operationId: call, tags: [siteTag], ...texts.calls[call], parameters, responses } }]
    }),
  )
