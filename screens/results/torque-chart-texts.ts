/** The words of the torque chart, fetched with it. */
import type { torqueChart } from '../../i18n/zh-Hans/torque-chart.ts'
import { createPartTexts } from '../app/part-texts.ts'

export const useTorqueChartTexts = createPartTexts<typeof torqueChart>({
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/torque-chart.ts')).torqueChart,
  en: async () => (await import('../../i18n/en/torque-chart.ts')).torqueChart,
  es: async () => (await import('../../i18n/es/torque-chart.ts')).torqueChart,
  ru: async () => (await import('../../i18n/ru/torque-chart.ts')).torqueChart,
})
