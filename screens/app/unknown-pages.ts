import { lazyPage } from './lazy-page.ts'

const load = () => import('../pages/unknown-page.tsx')

export const InDevelopment = lazyPage([], async () => (await load()).InDevelopment)
export const NotFound = lazyPage([], async () => (await load()).NotFound)
