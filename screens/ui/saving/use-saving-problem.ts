import { useEffect } from 'react'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { describeFailure } from '../../base/api/api.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { showToast } from '../toast.tsx'

/** Says why something could not be saved. */
export const useSavingProblem = (failure: ApiFailure | undefined): void => {
  const { t: shell } = useTexts('shell')
  useEffect(() => {
    if (failure) showToast(describeFailure(failure, shell), 'problem')
  }, [failure, shell])
}
