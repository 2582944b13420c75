import { colour, siteKey } from '../../../contract/site/site-parts.ts'
import { languageOf, locales } from '../../../i18n/locales.ts'
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

interface SitePath {
  readonly path: string
  readonly operation: string
  readonly summary: string
  readonly description: string
  readonly type?: string
  readonly schema: JsonSchema
  readonly parameters?: readonly Parameter[]
  readonly failures?: readonly ErrorCode[]
}

/** Files of the shipped content, for examples. */
const seedFiles = { document: '167a71cf999bcd9ff27d394a5be306b3', picture: 'f76fe746e542e6c09f4ca1c7cf13aa97.png' } as const
/** 22 base64url characters. */
const imageToken: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' }

const siteOfFile: Parameter = { name: 'site', in: 'path', schema: text, description: 'Site key', required: true, example: 'default' }

/** Files that a site publishes. */
const contentFiles: readonly SitePath[] = [
  {
    path: '/api/CompDocument/File/{site}/{id}/{name}',
    operation: 'documentFile',
    summary: 'Download a document',
    description: 'The file as an attachment.',
    type: 'application/pdf',
    schema: text,
    failures: ['unknownContent'],
    parameters: [
      siteOfFile,
      { name: 'id', in: 'path', schema: text, description: 'Id of the file', required: true, example: seedFiles.document },
      { name: 'name', in: 'path', schema: text, description: 'Name to save the file under', required: true, example: 'guide.pdf' },
    ],
  },
  {
    path: '/YQImage/en/{site}/{file}',
    operation: 'image',
    summary: 'Get an encrypted picture',
    description:
      '12 bytes of nonce, the PNG file encrypted with AES-256-GCM, 16 bytes of tag; path and token (path?t=token) are the additional authenticated data.',
    type: 'application/octet-stream',
    schema: text,
    failures: ['invalidRequest', 'pictureExpired', 'unknownContent'],
    parameters: [
      siteOfFile,
      {
        name: 'file',
        in: 'path',
        schema: text,
        description: 'File name, from the path of a picture',
        required: true,
        example: seedFiles.picture,
      },
      { name: 't', in: 'query', schema: imageToken, description: 'Token of the hour, from CompImage/GetKey', required: true },
    ],
  },
]

const pictures: readonly SitePath[] = [
  {
    path: '/static/customtheme.css',
    operation: 'customTheme',
    summary: 'Colours as a style sheet',
    description:
      'The light and dark palette of the site as custom properties. With the version of its contents (v) it may be cached indefinitely.',
    type: 'text/css',
    schema: text,
    parameters: [
      {
        name: 'site',
        in: 'query',
        description: 'Site key. Without it the header site-key decides, then the host; an unknown key is refused.',
        required: false,
        schema: toSchema(siteKey),
      },
    ],
    failures: ['invalidRequest'],
  },
  {
    path: '/api/file/svgimage',
    operation: 'svgImage',
    summary: 'Get an icon in a colour',
    description: 'A small SVG drawing.',
    type: 'image/svg+xml',
    schema: text,
    failures: ['invalidRequest'],
    parameters: [
      {
        name: 'title',
        in: 'query',
        description: 'Name of the icon',
        required: true,
        schema: { type: 'string', enum: [...iconNames] },
        example: 'chat',
      },
      { name: 'color', in: 'query', description: 'Colour, #RRGGBB', required: true, schema: toSchema(colour), example: '#0D475F' },
    ],
  },
  {
    path: '/YQImage/{site}/{workingID}/{drawing}.svg',
    operation: 'drawing',
    summary: 'Get a drawing',
    description:
      'The drawing that an answer names: “icon” of a model, of an option (else its value) and of a class, “logo” and “iconUrl” of a scene. It may be cached for an hour, as long as its token is new.',
    type: 'image/svg+xml',
    schema: text,
    failures: ['invalidRequest', 'pictureExpired', 'unknownContent'],
    parameters: [
      siteOfFile,
      { name: 'workingID', in: 'path', schema: text, description: 'Id of the class', required: true, example: '30' },
      { name: 'drawing', in: 'path', schema: text, description: 'Name of the drawing', required: true, example: 'ball-screw' },
      { name: 't', in: 'query', schema: imageToken, description: 'Token of the hour, from CompImage/GetKey', required: true },
    ],
  },
  {
    path: '/api/ProdPic/{id}',
    operation: 'prodPic',
    summary: 'Get the picture of a model',
    description:
      'The model in its proportions with its dimensions in mm, drawn from the catalogue data; for a series, its middle model. Models without sufficient data have no picture.',
    type: 'image/svg+xml',
    schema: text,
    failures: ['unknownEntry'],
    parameters: [{ name: 'id', in: 'path', schema: text, description: 'Model id', required: true, example: 'THK-WTF2040-2' }],
  },
]

const siteCalls: readonly SitePath[] = [
  {
    path: '/healthz',
    operation: 'health',
    summary: 'Health check',
    description: 'For monitoring: the state, and the version of the catalogue in use.',
    schema: object({ status: { const: 'ok' }, catalogue: text }),
  },
  {
    path: '/version.json',
    operation: 'version',
    summary: 'Version of the program',
    description: 'Pages reload when it changes.',
    schema: object({ version: text, entry: text }, ['version']),
  },
  ...pictures,
  ...contentFiles,
  {
    path: '/lang/{lang}.json',
    operation: 'languageFile',
    summary: 'Texts of a language as a file',
    description: 'The texts of the page frame and the start page, by namespace.',
    schema: object({ shell: { type: 'object' }, home: { type: 'object' } }),
    parameters: [
      {
        name: 'lang',
        in: 'path',
        schema: { type: 'string', enum: locales.map((locale) => languageOf(locale).wire) },
        description: 'Language',
        required: true,
        example: 'en',
      },
    ],
  },
]

/** Paths that answer without the envelope: health, version, and site-specific files. */
export const sitePaths: Record<string, PathItem> = Object.fromEntries(
  siteCalls.map(({ path, operation, summary, description, type = json, schema, parameters = [], failures = [] }) => {
    const responses: Operation['responses'] = {
      '200': { description: 'Success, code 0', content: { [type]: { schema } } },
      // A header may name a site in every request.
      ...toFailures(['unknownSite', ...failures]),
    }
    return [path, { get: { operationId: operation, tags: [siteTag], summary, description, parameters, responses } }]
  }),
)
