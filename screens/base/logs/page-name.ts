/** A page as the logs call it: where it is, without what its address asks for and without what does not belong into one. */
import type { BehaviourName } from '../../../contract/site/log-names.ts'
import { filterMark } from '../../../contract/catalogue/product-names.ts'

/** How addresses of the pages begin; any other was made up by somebody. */
const begins =
  /^\/(?:$|(?:serieslist|lectoscheme|lecto-custom|selection|selection-in|calculation|productslecto|lectogroup|usercenter|embed|entrance|desktop|search|help|news|contact|file|share|information)(?:\/|$))/

/** What ids of the catalogue are made of. */
const foreign = /[^\w.+~()%/-]+/g
const longest = 120

export type LoggedPage = { readonly name: BehaviourName; readonly tag: string }

/** @param path from the first `/` on */
export const pageOf = (path: string): LoggedPage => {
  // What opens a link to a project is nobody else's.
  const own = (path.split(/[?#]/)[0] ?? '').replace(/^(\/share)\/.*/, '$1')
  if (!begins.test(own)) return { name: 'pageOpened', tag: '?' }
  const isModel = /^\/productslecto\/[^/]+\/[^/]+/.test(own) && !own.includes(filterMark)
  return { name: isModel ? 'modelOpened' : 'pageOpened', tag: own.replaceAll(foreign, '_').slice(0, longest) }
}
