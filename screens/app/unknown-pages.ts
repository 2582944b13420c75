import { lazyPage } from './lazy-page.ts'

const load = () => import('../pages/unknown-page.tsx')

export const InDevelopment = lazyPage([], load, (module) => module.InDevelopment)
export const MissingService = lazyPage([], load, (module) => module.MissingService)
export const NotFound = lazyPage([], load, (module) => module.NotFound)
