/** File tasks above every page, loaded with the first request or if this tab has stored tasks. */
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { subscribeToAccount } from '../base/account/account.ts'
import { areThereWishes, currentOwner, subscribeToWishes } from '../base/files/wishes.ts'
import { hasStoredTasks } from '../base/files/stored-tasks.ts'
import { withTexts } from '../base/texts/language.ts'
import { useTexts } from '../base/texts/texts.ts'
import { showToast } from '../ui/toast.tsx'

/** Reports that the code of the tasks cannot be loaded; the request is not executed. */
const NotFetched: ComponentType<{ readonly owner: string }> = () => {
  const { t } = useTexts('shell')
  useEffect(() => showToast(t('net.offline'), 'problem'), [t])
  return null
}

const TaskWindow = lazy(async () => {
  const { TaskWindow: Part } = await withTexts(['files', 'account', 'content'], import('../files/task-window.tsx')).catch(() => ({
    TaskWindow: NotFetched,
  }))
  return { default: Part }
})

export const FilesLayer = () => {
  const owner = useSyncExternalStore(subscribeToAccount, currentOwner)
  const isWished = useSyncExternalStore(subscribeToWishes, areThereWishes)
  const [isNeeded, setNeeded] = useState(hasStoredTasks)
  if (isWished && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <TaskWindow key={owner} owner={owner} />
    </Suspense>
  )
}
