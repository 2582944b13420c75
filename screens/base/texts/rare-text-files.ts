/** Text files of rarely opened pages, separate to keep the other list short. */
import type { Dictionary } from '../../../i18n/lookup.ts'
import { inlineTextFiles } from './inline-text-files.ts'

export const rareTextFiles = {
  ...import.meta.glob<{ texts: Dictionary }>([
    '/i18n/*/{batch,check-report,company,files,playground,report,service-factor,submissions,torque-chart,travel}.ts',
  ]),
  ...inlineTextFiles,
}
