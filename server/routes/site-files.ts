/** Files that depend on the site: its colours, its logo, signs in its colours, texts of the pages. */
import { type Context, Hono } from 'hono'
import { colour, type Site } from '../../contract/site.ts'
import { languageOf, locales } from '../../i18n/locales.ts'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { textFile } from '../http/static-files.ts'
import { textsOf } from '../services/sites/language-store.ts'
import { versionOf } from '../services/sites/site-files.ts'
import { iconNames, iconSvg } from '../services/sites/site-icons.ts'
import { themeCss } from '../sites/theme/palette.ts'
import { respondWithFile } from './static-files.ts'

const types = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml; charset=utf-8', json: 'application/json' } as const

/** An address that carries the version of what it leads to never leads to anything else. */
const send = (context: Context<AppEnv>, body: string, type: keyof typeof types) =>
  respondWithFile(context, textFile(body, types[type], context.req.query('v') === versionOf(body)))

const ofSite = (context: Context<AppEnv>, text: (site: Site) => string | undefined, type: keyof typeof types) => {
  const body = text(context.var.site)
  if (body === undefined) throw new AppError('unknownCall')
  return send(context, body, type)
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
    .get('/static/customtheme.css', (context) => ofSite(context, ({ theme }) => themeCss(theme), 'css'))
    .get('/static/logo.svg', (context) => ofSite(context, ({ logo }) => logo, 'svg'))
    .get('/api/file/svgimage', icon)
    .get('/lang/:file', language)
