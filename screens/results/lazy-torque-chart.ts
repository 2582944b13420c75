/** The chart is fetched with the first servo result that shows it. */
import { lazy } from 'react'

export const LazyTorqueChart = lazy(async () => ({ default: (await import('./torque-chart.tsx')).TorqueChart }))
