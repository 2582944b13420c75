/** Says why something did not work; what is no longer there is no longer shown either. */
import { useEffect } from 'react'
import { errorCodes } from '../../../contract/errors.ts'
import { describeFailure } from '../../base/api/api.ts'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { keptHasChanged } from '../../base/kept/use-kept.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { showToast } from '../../ui/toast.tsx'

const isGone = (failure: ApiFailure): boolean => failure.kind === 'refused' && failure.code === errorCodes.unknownRecord.code

/** @param failure of something that was done; never of what is shown, which is asked for again here */
export const useProblem = (failure: ApiFailure | undefined): void => {
  const { t } = useTexts('shell')
  useEffect(() => {
    if (!failure) return
    showToast(describeFailure(failure, t), 'problem')
    if (isGone(failure)) keptHasChanged()
  }, [failure, t])
}
