/** Says why something did not work. */
import { useEffect } from 'react'
import { describeFailure } from '../../base/api.ts'
import type { ApiFailure } from '../../base/api-failure.ts'
import { useTexts } from '../../base/texts.ts'
import { showToast } from '../../ui/toast.tsx'

export const useProblem = (failure: ApiFailure | undefined): void => {
  const { t } = useTexts('shell')
  useEffect(() => {
    if (failure) showToast(describeFailure(failure, t), 'problem')
  }, [failure, t])
}
