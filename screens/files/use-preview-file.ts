/** The preview of a model on a page: requested before other files, not stored, and cancelled with the page. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { fileKinds } from '../../contract/files/files.ts'
import { changeTask, type KnownTask, knownTasks, subscribeToTasks, taskID, type RequestedFile, wishForFile } from '../base/files/wishes.ts'
import { keyOf } from '../base/machine/call.ts'

type PreviewRequest = { readonly name: string; readonly request: Omit<RequestedFile['request'], 'downloadType'> }

export type PreviewFile = {
  /** State of the task; undefined before the request. */
  readonly task: KnownTask | undefined
  readonly retry: () => void
}

/**
 * Requests a preview.
 *
 * @param request undefined requests nothing
 * @param onReady receives the path of the file, to be downloaded by `askFile`
 */
export const usePreviewFile = (request: PreviewRequest | undefined, onReady: (path: string) => void): PreviewFile => {
  const file = request && { name: request.name, request: { ...request.request, downloadType: fileKinds.preview.type } }
  const id = file && taskID(file.request)
  const key = keyOf(file)
  const latest = useRef({ file, onReady })
  useEffect(() => {
    latest.current = { file, onReady }
  })
  useEffect(() => {
    const current = latest.current.file
    if (!current || keyOf(current) !== key) return undefined
    wishForFile(current)
    return () => changeTask('cancelled', taskID(current.request))
  }, [key])
  const tasks = useSyncExternalStore(subscribeToTasks, knownTasks)
  const task = tasks.find((one) => one.id === id)
  const path = task?.status === 'success' ? task.path : undefined
  useEffect(() => {
    if (path !== undefined) latest.current.onReady(path)
  }, [path])
  return {
    task,
    retry: () => {
      if (id !== undefined) changeTask('retried', id)
    },
  }
}
