import { lazyBeside } from '../base/browser/lazy-beside.ts'

/** The search, fetched after the page that it stands on. */
export const LazySearch = lazyBeside(() => import('./header-search.tsx').then((module) => module.HeaderSearch))
