/** What else the motors can be filtered by: the shared parameter block with the parameters of servo motors. */
import { useCallback } from 'react'
import type { LectotypeFilter } from '../../contract/lectotype.ts'
import { FilterBlock } from '../filters/filter-block.tsx'
import type { MotorPage } from '../servo/servo-calls.ts'
import { describeFailure } from './api.ts'
import { motorParameters } from './servo-motors.ts'
import { useTexts } from './texts.tsx'
import { useResource } from './use-resource.ts'

type Props = {
  readonly chosen: readonly LectotypeFilter[]
  readonly remaining: MotorPage['remaining'] | undefined
  readonly onChange: (filters: readonly LectotypeFilter[]) => void
}

export const MotorParameters = ({ chosen, remaining, onChange }: Props) => {
  const { LL, locale } = useTexts()
  const load = useCallback((signal: AbortSignal) => motorParameters({ locale, signal }), [locale])
  const { data, failure, retry } = useResource('motor parameters', load)
  if (data) return <FilterBlock parameters={data} chosen={chosen} remaining={remaining} onChange={onChange} />
  if (!failure) return <p className="late text-ink-faint">{LL.common.loading()}</p>
  return (
    <div className="notice" role="alert">
      <p>{describeFailure(failure, LL)}</p>
      <button type="button" className="button" data-size="small" onClick={retry}>
        {LL.common.retry()}
      </button>
    </div>
  )
}
