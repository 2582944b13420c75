/** Further filters of the motors: the shared parameter block with the parameters of servo motors. */
import { useEffect } from 'react'
import type { SkuParams } from '../../../contract/directory/sku-selection.ts'
import { firstChoices } from '../../base/catalogue/first-choices.ts'
import { FilterBlock } from '../../filters/filter-block.tsx'
import type { Filtering } from '../../servo/servo-panel.tsx'
import type { CallOptions } from '../../base/api/api.ts'
import { motorParameters } from './servo-motors.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useTexts } from '../../base/texts/texts.ts'

const parameters: Query<CallOptions['locale'], SkuParams['params']> = {
  name: 'motor parameters',
  load: (locale, signal) => motorParameters({ locale, signal }),
}

export const MotorParameters = ({ chosen, remaining, onChange, onFirst }: Filtering) => {
  const { locale, t } = useTexts('shell')
  const { data, failure, retry } = useQuery(parameters, locale, { keepPreviousData: true })
  useEffect(() => {
    if (data) onFirst?.(firstChoices(data))
  }, [data, onFirst])
  if (data) return <FilterBlock parameters={data} chosen={chosen} remaining={remaining} onChange={onChange} />
  if (!failure) return <p className="late text-ink-faint">{t('common.loading')}</p>
  return <RetryNotice failure={failure} onRetry={retry} />
}
