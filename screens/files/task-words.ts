/** Texts of a task: its phase, failure and actions. */
import { describeFailure } from '../base/api/api.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useKindName } from '../ui/files/file-words.ts'
import type { Notice, Task, TaskStatus } from './task-state.ts'

export type Phase = TaskStatus | 'unheard' | 'saving' | 'sending' | 'notFetched'

/** Returns the phase of a task; a finished file is downloading, failed to download, or ready. */
export const phaseOf = ({ status, isUnheard, isWanted: isRequested, email, problem }: Task): Phase => {
  if (status === 'loading' && isUnheard) return 'unheard'
  if (status !== 'success') return status
  if (isRequested) return email === undefined ? 'saving' : 'sending'
  return problem ? 'notFetched' : 'success'
}

/** The phase in words: a file whose download the service refuses for now, e.g. because another tab has just had it, is ready. */
const shownPhaseOf = (task: Task): Phase => {
  const phase = phaseOf(task)
  return phase === 'notFetched' && task.problem?.failure.kind === 'refused' ? 'success' : phase
}

export type TaskAct = 'cancel' | 'remove' | 'retry' | 'fetch'

export const actsOf: Readonly<Record<Phase, readonly TaskAct[]>> = {
  wait: ['cancel'],
  loading: ['cancel'],
  unheard: ['cancel'],
  saving: ['cancel'],
  sending: [],
  success: ['fetch', 'remove'],
  notFetched: ['fetch', 'remove'],
  error: ['retry', 'remove'],
  timeout: ['retry', 'remove'],
}

export const useTaskWords = () => {
  const { t } = useTexts('files')
  const { t: shell } = useTexts('shell')
  const kindName = useKindName()
  const kindOf = ({ request }: Task): string => kindName(request.downloadType)
  return {
    kindOf,
    nameOf: (task: Task): string => t('window.progress', { kind: kindOf(task), name: task.name }),
    /** Until its first step is done, a file has no percentage: most have come before. */
    stateOf: (task: Task): string => {
      const phase = shownPhaseOf(task)
      return phase === 'loading' && task.progress === 0 ? t('messages.generating') : t(`status.${phase}`, { percent: task.progress })
    },
    reasonOf: ({ problem }: Task): string | undefined => problem && describeFailure(problem.failure, shell),
  }
}

/** Returns a function that renders a notice with its severity. */
export const useNoticeWords = () => {
  const { t } = useTexts('files')
  const { t: shell } = useTexts('shell')
  const { t: account } = useTexts('account')
  const { t: content } = useTexts('content')
  return (notice: Notice): { readonly text: string; readonly kind: 'note' | 'problem' } => {
    switch (notice.kind) {
      case 'exists':
      case 'generating':
        return { text: t(`messages.${notice.kind}`), kind: 'note' }
      case 'selectionMissing':
        return { text: t('messages.selectionMissing'), kind: 'problem' }
      case 'emailMissing':
        return { text: account('faults.emailMissing'), kind: 'problem' }
      case 'tooOften':
        return { text: t('messages.tooOften', { seconds: notice.seconds }), kind: 'problem' }
      case 'timeout':
        return { text: t('messages.timeout', { name: notice.name }), kind: 'problem' }
      case 'mailed':
        return { text: t('messages.mailed', { name: notice.name, email: notice.email }), kind: 'note' }
      case 'refused':
        return { text: describeFailure(notice.failure, shell), kind: 'problem' }
      case 'failed':
        return { text: `${t('messages.failed', { name: notice.name })}. ${describeFailure(notice.failure, shell)}`, kind: 'problem' }
      case 'notFetched':
        return { text: content('download.failed', { name: notice.name, reason: describeFailure(notice.failure, shell) }), kind: 'problem' }
    }
  }
}
