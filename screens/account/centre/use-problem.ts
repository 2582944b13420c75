/** Reports failed actions; if the item no longer exists, the lists are revalidated. */
import { useEffect } from 'react'
import { errorCodes } from '../../../contract/errors.ts'
import { describeFailure } from '../../base/api/api.ts'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { showToast } from '../../ui/toast.tsx'

const isGone = (failure: ApiFailure): boolean => failure.kind === 'refused' && failure.code === errorCodes.unknownRecord.code

/**
 * Shows a toast for a failure.
 *
 * @param failure of an action, never of a query of saved items, which may be revalidated here
 */
export const useProblem = (failure: ApiFailure | undefined): void => {
  const { t } = useTexts('shell')
  useEffect(() => {
    if (!failure) return
    showToast(describeFailure(failure, t), 'problem')
    if (isGone(failure)) savedHasChanged()
  }, [failure, t])
}
