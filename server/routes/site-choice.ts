/** Which site a request means, by its header, its address, its host. */
import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '../../contract/site.ts'
import type { AppEnv } from '../http/app-env.ts'
import { findSite, siteOfCall, type SiteQuestion } from '../sites/choose-site.ts'
import type { Sites } from '../sites/sites.ts'

export interface SiteChoice {
  readonly sites: Pick<Sites, 'current'>
  /** The host that a proxy was asked for is told by the proxy. */
  readonly trustProxy: boolean
}

const hostOf = ({ req }: Context<AppEnv>, trustProxy: boolean): string | undefined =>
  (trustProxy ? req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined) ?? req.header('host')

const questionOf = (context: Context<AppEnv>, trustProxy: boolean): SiteQuestion => ({
  header: context.req.header('site-key'),
  query: context.req.queries('site') ?? [],
  host: hostOf(context, trustProxy),
})

/** The site of a page: an unknown key leads to that of the host, and the page says so. */
export const siteOfPage = (context: Context<AppEnv>, { sites, trustProxy }: SiteChoice): Site =>
  findSite(sites.current(), questionOf(context, trustProxy)).site

/**
 * Gives a call its site.
 * @param takesQuery whether `site` may stand in the address; elsewhere it is a parameter that the call does not know
 */
export const withSite =
  ({ sites, trustProxy }: SiteChoice, takesQuery: boolean): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const question = questionOf(context, trustProxy)
    context.set('site', siteOfCall(sites.current(), takesQuery ? question : { ...question, query: [] }))
    await next()
  }
