/** Whether this tab has file tasks from before a reload; separate from the tasks, whose code is loaded only if it has. */
import { readStored } from '../browser/storage.ts'

/** Storage key of this tab's file tasks. */
export const tasksKey = 'sizewright.tasks'

export const hasStoredTasks = (): boolean => (readStored('session', tasksKey) ?? '') !== ''
