/** Determines the site of a request by its header, its query, or its host. */
import type { Context, MiddlewareHandler } from 'hono'
import { type Site } from '../../contract/site/site.ts'
import { environment } from '../../contract/site/site-parts.ts'
import { localeOfTag } from '../../i18n/locales.ts'
import { AppError, type IssueData } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { companyKeyOf } from '../services/sites/site-answers.ts'
import { findSite, siteOfCall, type SiteQuestion } from '../sites/choose-site.ts'
import type { Sites } from '../sites/sites.ts'

export interface SiteChoice {
  readonly sites: Pick<Sites, 'current'>
  /** Whether `X-Forwarded-Host` of a proxy is used. */
  readonly trustProxy: boolean
}

const hostOf = ({ req }: Context<AppEnv>, trustProxy: boolean): string | undefined =>
  (trustProxy ? req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined) ?? req.header('host')

const questionOf = (context: Context<AppEnv>, trustProxy: boolean): SiteQuestion => ({
  header: context.req.header('site-key'),
  query: context.req.queries('site') ?? [],
  host: hostOf(context, trustProxy),
})

/** The site of a page; an unknown key falls back to the site of the host. */
export const siteOfPage = (context: Context<AppEnv>, { sites, trustProxy }: SiteChoice): Site =>
  findSite(sites.current(), questionOf(context, trustProxy)).site

/** Validation of the headers that a call may carry besides its site. */
const headerRules: Readonly<Record<string, (text: string, site: Site) => { readonly expected: string } | 'notAnOption' | undefined>> = {
  lang: (text) => (localeOfTag(text) ? undefined : 'notAnOption'),
  'comp-key': (text, site) => (text === companyKeyOf(site) ? undefined : { expected: companyKeyOf(site) }),
  'site-env': (text, site) => {
    if (!environment.safeParse(text).success) return 'notAnOption'
    return text === site.environment ? undefined : { expected: site.environment }
  },
}

/** @throws AppError `invalidRequest` for headers that are invalid, or contradict the site's company or environment */
const checkHeaders = ({ req }: Context<AppEnv>, site: Site): void => {
  const issues = Object.entries(headerRules).flatMap(([path, rule]): readonly IssueData[] => {
    const text = req.header(path)
    const fault = text === undefined ? undefined : rule(text, site)
    if (text === undefined || fault === undefined) return []
    return fault === 'notAnOption' ? [{ code: fault, path, params: { text } }] : [{ code: 'contradicts', path, params: { ...fault } }]
  })
  if (issues.length > 0) throw new AppError('invalidRequest', { issues })
}

/**
 * Sets the site of a call.
 *
 * @param takesQuery whether `site` is accepted as query parameter; elsewhere it is an unknown parameter
 */
export const withSite =
  ({ sites, trustProxy }: SiteChoice, takesQuery: boolean): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const question = questionOf(context, trustProxy)
    const site = siteOfCall(sites.current(), takesQuery ? question : { ...question, query: [] })
    checkHeaders(context, site)
    context.set('site', site)
    await next()
  }
