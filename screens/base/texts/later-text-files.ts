/** Text files of parts of the screens that the first page does not need. */
import type { Dictionary } from '../../../i18n/lookup.ts'

export const laterTextFiles = import.meta.glob<{ texts: Dictionary }>([
  '/i18n/*/*.ts',
  '!/i18n/*/{frame,home,shell}.ts',
  '!/i18n/*/{batch,check-report,company,files,playground,report,service-factor,submissions,torque-chart,travel}.ts',
])
