/** The conditions of selections that the service has not described. */
import { lazy } from 'react'

export const LazyConditions = lazy(async () => ({ default: (await import('./conditions.tsx')).Conditions }))
