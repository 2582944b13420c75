/** A service that makes some files and not others, and somebody who asks for them. */
import fc from 'fast-check'
import { fileKinds, mailedType } from '../../../contract/files/files.ts'
import type { RequestedFile } from '../../../screens/base/files/wishes.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import type { FileCalls } from '../../../screens/files/file-calls.ts'
import type { TasksEvent } from '../../../screens/files/task-machine.ts'
import { savedTasks, type TasksState } from '../../../screens/files/task-state.ts'
import { hashOf } from './rotating-visit.ts'

export const fileRequest = (selectionID: string, downloadType: number, unit: 0 | 1 = 0): RequestedFile => ({
  name: selectionID,
  request: { selectionID, downloadType, orderParams: [], insert3d: false, unit },
  ...(downloadType === mailedType && { email: 'a@b.cd' }),
})

const { step, archive, preview, drawing3d } = fileKinds

/** Few, so that the same is asked for again. */
export const anyFileRequest: fc.Arbitrary<RequestedFile> = fc
  .record({
    selectionID: fc.constantFrom('S/a', 'S/a', 'S/b', 'S/c', 'S/d', 'S/e', ''),
    type: fc.constantFrom(step.type, archive.type, preview.type, drawing3d.type, mailedType),
    unit: fc.constantFrom<0 | 1>(0, 1),
  })
  .map(({ selectionID, type, unit }) => fileRequest(selectionID, type, unit))

const unused = () => Promise.reject(new Error('no call is made'))
const noCalls: FileCalls = { check: unused, create: unused, poll: unused, send: unused, fetch: unused, log: unused }

const place = { path: '/f', extension: 'stp', contentLength: 3 }

/** The same answer to the same question; some of every kind fail, every third poll has the file. */
const answerTo = ({ question, key, request }: Asking): unknown => {
  if (hashOf(key) % 5 === 0) return undefined
  const poll = typeof request === 'object' && request !== null && 'poll' in request ? Number(request.poll) : 0
  const answers: Readonly<Record<string, unknown>> = {
    checked: { left: 9 },
    created: { taskid: 't', checkPath: 't', complete: hashOf(key) % 2 === 0 },
    polled: poll % 3 === 0 ? { complete: true, progress: 100, ...place } : { complete: false, progress: poll },
    timed: true,
    sent: { path: hashOf(key) % 2 === 0 ? null : '/f', name: 'f', extension: 'stp', contentLength: 3, at: 0 },
    fetched: 'bytes',
  }
  return answers[question]
}

/** Of the tasks that there are. */
const ofSome =
  (type: 'cancelled' | 'retried' | 'fetchPressed', at: number) =>
  ({ tasks }: TasksState): TasksEvent | undefined => {
    const task = tasks[at % Math.max(1, tasks.length)]
    return task && { type, id: task.id }
  }

const deed: fc.Arbitrary<(state: TasksState) => TasksEvent | CoreEvent | undefined> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ file: anyFileRequest, at: fc.integer({ min: 0, max: 60_000 }) }).map(
      ({ file, at }) =>
        () =>
          ({ type: 'requested', file, at, locale: 'en' }) as const,
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('cancelled' as const, 'retried' as const, 'fetchPressed' as const), fc.nat(5))
      .map((event) => ofSome(...event)),
  },
)

export const filesWorld = {
  dependencies: { calls: noCalls, now: () => 0, onNotice: () => undefined, onFile: () => undefined, onOutcome: () => undefined },
  answerTo,
  deed,
  opening: fc.constant(undefined),
  read: (text: string) => readAs(savedTasks, text),
} as const
