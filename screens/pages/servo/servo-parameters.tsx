/** What else the motors can be filtered by: the shared parameter block with the parameters of servo motors. */
import { useEffect } from 'react'
import type { SkuParams } from '../../../contract/directory/sku-selection.ts'
import { firstChoices } from '../../base/first-choices.ts'
import { FilterBlock } from '../../filters/filter-block.tsx'
import type { Filtering } from '../../servo/servo-panel.tsx'
import type { CallOptions } from '../../base/api.ts'
import { motorParameters } from './servo-motors.ts'
import { type Source, useResource } from '../../base/use-resource.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useTexts } from '../../base/texts.ts'

const parameters: Source<CallOptions['locale'], SkuParams['params']> = {
  name: 'motor parameters',
  load: (locale, signal) => motorParameters({ locale, signal }),
}

export const MotorParameters = ({ chosen, remaining, onChange, onFirst }: Filtering) => {
  const { locale, t } = useTexts('shell')
  const { last, failure, retry } = useResource(parameters, locale)
  useEffect(() => {
    if (last) onFirst?.(firstChoices(last))
  }, [last, onFirst])
  if (last) return <FilterBlock parameters={last} chosen={chosen} remaining={remaining} onChange={onChange} />
  if (!failure) return <p className="late text-ink-faint">{t('common.loading')}</p>
  return <RetryNotice failure={failure} onRetry={retry} />
}
