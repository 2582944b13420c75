/** Serves site-specific files: colours, logos, icons, texts of the pages. */
import { type Context, Hono } from 'hono'
import { fileOfLogo } from '../../contract/site/logo.ts'
import { colour } from '../../contract/site/site-parts.ts'
import { languageOf, locales } from '../../i18n/locales.ts'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { madeFile, textFile } from '../http/static-files.ts'
import { textsOf } from '../services/sites/language-store.ts'
import { versionOf } from '../services/sites/site-files.ts'
import { iconNames, iconSvg } from '../services/sites/site-icons.ts'
import { themeCss } from '../sites/theme/palette.ts'
import { respondWithFile } from './static-files.ts'

const types = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml; charset=utf-8', json: 'application/json', png: 'image/png' } as const

/** Sends a generated file; it is immutable where the address contains its version. */
const send = (context: Context<AppEnv>, body: string, type: keyof typeof types) =>
  respondWithFile(context, textFile(body, types[type], context.req.query('v') === versionOf(body)))

/** Serves a logo at the address of its file type only; the other type's address is unknown. */
const logo = (name: 'logo' | 'logoSquare', extension: 'svg' | 'png') => (context: Context<AppEnv>) => {
  const text = context.var.site[name]
  const file = text === undefined ? undefined : fileOfLogo(text)
  if (text === undefined || file?.type !== extension) throw new AppError('unknownCall')
  return respondWithFile(context, madeFile(file.body, types[extension], context.req.query('v') === versionOf(text)))
}

const refused = (path: string, text: string | undefined) =>
  new AppError('invalidRequest', {
    issues: [text === undefined ? { code: 'missing', path, params: {} } : { code: 'notAnOption', path, params: { text } }],
  })

const icon = (context: Context<AppEnv>) => {
  const { title, color } = context.req.query()
  const name = iconNames.find((one) => one === title)
  if (name === undefined) throw refused('title', title)
  if (!colour.safeParse(color).success || color === undefined) throw refused('color', color)
  return send(context, iconSvg(name, color), 'svg')
}

const language = (context: Context<AppEnv>) => {
  const locale = locales.find((one) => `${languageOf(one).wire}.json` === context.req.param('file'))
  if (locale === undefined) throw new AppError('unknownCall')
  return send(context, JSON.stringify(textsOf(locale)), 'json')
}

export const siteFileRoutes = () =>
  new Hono<AppEnv>()
    .get('/static/customtheme.css', (context) => send(context, themeCss(context.var.site.theme), 'css'))
    .get('/static/logo.svg', logo('logo', 'svg'))
    .get('/static/logo.png', logo('logo', 'png'))
    .get('/static/logo-square.svg', logo('logoSquare', 'svg'))
    .get('/static/logo-square.png', logo('logoSquare', 'png'))
    .get('/api/file/svgimage', icon)
    .get('/lang/:file', language)
