/** Names pages in the logs by their path, without the query and without personal segments. */
import type { BehaviourName } from '../../../contract/site/log-names.ts'
import { filterMark } from '../../../contract/catalogue/product-names.ts'

/** Path prefixes of the pages; other paths were typed by hand. */
const begins =
  /^\/(?:$|(?:serieslist|lectoscheme|lecto-custom|selection|selection-in|calculation|productslecto|lectogroup|usercenter|embed|entrance|desktop|search|help|news|contact|file|share|information)(?:\/|$))/

/** Characters that do not occur in catalogue ids. */
const foreign = /[^\w.+~()%/-]+/g
const longest = 120

export type LoggedPage = { readonly name: BehaviourName; readonly tag: string }

/**
 * Returns the logged name of a page.
 *
 * @param path starting with `/`
 */
export const pageOf = (path: string): LoggedPage => {
  // The token of a shared project is removed.
  const own = (path.split(/[?#]/)[0] ?? '').replace(/^(\/share)\/.*/, '$1')
  if (!begins.test(own)) return { name: 'pageOpened', tag: '?' }
  const isModel = /^\/productslecto\/[^/]+\/[^/]+/.test(own) && !own.includes(filterMark)
  return { name: isModel ? 'modelOpened' : 'pageOpened', tag: own.replaceAll(foreign, '_').slice(0, longest) }
}
