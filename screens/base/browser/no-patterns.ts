/** Replaces wouter's route pattern parser to save its size: `screens/app/routes.tsx` matches addresses without patterns. */
export const parse = (): never => {
  throw new Error('no route has a pattern')
}
