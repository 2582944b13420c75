/** A task that the service cannot be countOf about: what it says of itself meanwhile, and that it goes on. */
import { expect, test } from 'vitest'
import { fileKinds } from '../../../../contract/files/files.ts'
import type { ApiFailure } from '../../../../screens/base/api/api-failure.ts'
import type { RequestedFile } from '../../../../screens/base/files/wishes.ts'
import type { Asking, CoreEvent } from '../../../../screens/base/machine/define-machine.ts'
import { taskMachine, type TasksEvent } from '../../../../screens/files/task-machine.ts'
import { actsOf, phaseOf } from '../../../../screens/files/task-words.ts'

const request: RequestedFile['request'] = {
  selectionID: 'S/a',
  downloadType: fileKinds.preview.type,
  orderParams: [],
  insert3d: false,
  unit: 0,
}
const offline: ApiFailure = { kind: 'offline' }
const making = { complete: false, progress: 40 }

/** A machine, everything that it countOf, and what its only task says of itself. */
const open = (file = request, isMade = true) => {
  let state = taskMachine.start(undefined)
  const requests: Asking[] = []
  const happen = (event: TasksEvent | CoreEvent) => {
    const next = taskMachine.advance(state, event)
    state = next.state
    requests.push(...next.asks)
    return state.tasks.map((task) => [phaseOf(task), task.progress])[0]
  }
  const last = (question: string) => requests.findLast((one) => one.question === question)?.key ?? ''
  const answer = (question: string, response: unknown) => happen({ type: 'arrived', question, key: last(question), answer: response })
  happen({ type: 'opened' })
  happen({ type: 'requested', file: { name: 'a', request: file }, at: 0, locale: 'en' })
  if (file.downloadType !== fileKinds.preview.type) answer('checked', { left: 1 })
  if (isMade) answer('created', { taskid: 't', checkPath: 't', complete: false })
  return {
    happen,
    answer,
    fail: (question = 'polled') => happen({ type: 'failed', question, key: last(question), failure: offline }),
    countOf: (question: string) => requests.filter((one) => one.question === question).length,
    shown: () => {
      const [task] = state.tasks
      const phase = task && phaseOf(task)
      return { phase, acts: phase && actsOf[phase], notice: state.notice }
    },
    saved: () => taskMachine.keep?.(state),
    id: state.tasks[0]?.id ?? '',
  }
}

test('says that the connection is lost, is countOf about again, and says so no longer once there is an answer', () => {
  const { answer, fail, countOf } = open()
  expect(answer('polled', making)).toEqual(['loading', 40])
  expect([fail(), fail()]).toEqual([
    ['unheard', 40],
    ['unheard', 40],
  ])
  expect(countOf('polled')).toBe(4)
  expect(answer('polled', { ...making, progress: 60 })).toEqual(['loading', 60])
  expect(actsOf.unheard).toEqual(actsOf.loading)
})

test('a file whose request is lost, by a page that is left or by the connection, is requested again, and goes on', () => {
  const { answer, fail, countOf, saved } = open({ ...request, downloadType: fileKinds.step.type }, false)
  expect([fail('created'), fail('created')]).toEqual([
    ['unheard', 0],
    ['unheard', 0],
  ])
  expect(countOf('created')).toBe(3)
  expect(saved()?.tasks).toMatchObject([{ status: 'wait' }])
  expect(JSON.stringify(saved())).not.toContain('attempts')
  expect(answer('created', { taskid: 't', checkPath: 't', complete: false })).toEqual(['loading', 0])
  expect(answer('polled', making)).toEqual(['loading', 40])
})

test('a task whose time is over, or that is begun anew, says so no longer', () => {
  const { answer, fail, happen, id } = open()
  fail()
  expect(answer('timed', true)).toEqual(['timeout', 0])
  expect(happen({ type: 'retried', id })).toEqual(['loading', 0])
})

test('it is not kept: a page that opens asks for itself', () => {
  const { fail, saved } = open()
  fail()
  expect(JSON.stringify(saved())).not.toContain('isUnheard')
})

test.each([
  ['made', [['polled', { complete: true, progress: 100 }]]],
  ['made (null)', [['polled', { complete: true, progress: 100, path: null }]]],
  [
    'released',
    [
      ['polled', { complete: true, progress: 100, path: '/f', extension: 'step', contentLength: 1 }],
      ['sent', { path: null, name: 'a', extension: 'step', contentLength: 1, at: 0 }],
    ],
  ],
] as const)('a file that is %s without a path has failed, says so, and can be tried again', (_, answers) => {
  const { answer, shown } = open({ ...request, downloadType: fileKinds.step.type })
  for (const [question, response] of answers) answer(question, response)
  expect(shown()).toMatchObject({ phase: 'error', acts: ['retry', 'remove'], notice: { kind: 'failed', name: 'a' } })
})
