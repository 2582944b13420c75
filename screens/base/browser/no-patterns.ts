/** In place of wouter's reader of route patterns, which every page would load: addresses are read in `screens/app/routes.tsx`, without patterns. */
export const parse = (): never => {
  throw new Error('no route has a pattern')
}
