/** Tasks under any order of events, held to a list that is kept by hand beside them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileKinds, mailedType } from '../../../contract/files/files.ts'
import type { RequestedFile } from '../../../screens/base/files/wishes.ts'
import type { ApiFailure } from '../../../screens/base/api/api-failure.ts'
import { type Asking, callIn, type CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { taskMachine, type TasksEvent } from '../../../screens/files/task-machine.ts'
import { identityOf, savedTasks, type TasksState } from '../../../screens/files/task-state.ts'
import { anyFileRequest, fileRequest } from './file-tasks-world.ts'

type Known = {
  id: string
  isPreview: boolean
  isMail: boolean
  request: string
  status: string
  isAllowed: boolean
  isRequested: boolean
  isSent: boolean
}

/** What the specification says, as a person would keep it on paper. */
class Paper {
  tasks: Known[] = []
  sentAt = new Map<string, number>()

  first = (holds: (task: Known) => boolean) => this.tasks.find(holds)
  running = () => this.first(({ status }) => status === 'loading')
  remove(task: Known | undefined) {
    this.tasks = this.tasks.filter((one) => one !== task)
  }
  begin() {
    if (this.running()) return
    const waiting = this.tasks.filter(({ status, isAllowed }) => status === 'wait' && isAllowed)
    const next = [...waiting.filter(({ isPreview }) => isPreview), ...waiting][0]
    if (next) next.status = 'loading'
  }
  ask({ request: { selectionID, downloadType, unit } }: RequestedFile, at: number) {
    const isMail = downloadType === mailedType
    const type = isMail ? fileKinds.archive.type : downloadType
    const [id, request] = [`${selectionID} ${type}`, `${selectionID} ${type} ${unit}`]
    const last = this.sentAt.get(request)
    const isTooSoon = last !== undefined && at < last + 20_000
    if (selectionID === '' || this.tasks.some((task) => task.id === id) || isTooSoon) return
    const isPreview = type === fileKinds.preview.type
    this.tasks.push({ id, isPreview, isMail, request, status: 'wait', isAllowed: isPreview, isRequested: !isPreview, isSent: false })
  }
  toSend = () => this.first(({ status, isRequested, isSent }) => status === 'success' && isRequested && !isSent)
  toFetch = () => this.first(({ status, isRequested, isSent }) => status === 'success' && isRequested && isSent)
  /** Whom a question is about. */
  of(question: string): Known | undefined {
    const about: Readonly<Record<string, () => Known | undefined>> = {
      checked: () => this.first(({ isAllowed }) => !isAllowed),
      sent: this.toSend,
      fetched: this.toFetch,
    }
    return (about[question] ?? this.running)()
  }
}

const offline: ApiFailure = { kind: 'offline' }
const refused: ApiFailure = { kind: 'refused', message: 'no', issues: [], code: 2 }

type End = { readonly isFailure: boolean; readonly isMute: boolean; readonly isComplete: boolean; readonly at: number }

const answerOf = (question: string, { isComplete, at }: End, isMail: boolean): unknown => {
  const file = { path: '/f', extension: 'stp', contentLength: 3 }
  const answers: Readonly<Record<string, unknown>> = {
    checked: { left: 1 },
    created: { taskid: 't', checkPath: 't', complete: isComplete },
    polled: isComplete ? { complete: true, progress: 100, ...file } : { complete: false, progress: 40 },
    timed: true,
    sent: { ...file, path: isMail ? null : '/f', name: 'f', at },
    fetched: new Blob(['x']),
  }
  return answers[question]
}

/** How a call that ends changes the paper. */
const endOnPaper = (paper: Paper, question: string, { isFailure, isMute, isComplete, at }: End): void => {
  const task = paper.of(question)
  if (!task) throw new Error(`nobody asks for ${question}`)
  const fail: Readonly<Record<string, () => void>> = {
    checked: () => paper.remove(task),
    created: () => isMute || (task.status = 'error'),
    polled: () => isMute || (task.status = 'error'),
    timed: () => undefined,
    sent: () => (task.isRequested = false),
    fetched: () => (task.isRequested = false),
  }
  const answer: Readonly<Record<string, () => void>> = {
    checked: () => (task.isAllowed = true),
    created: () => undefined,
    polled: () => isComplete && (task.status = 'success'),
    timed: () => (task.status = 'timeout'),
    sent: () => {
      paper.sentAt.set(task.request, at)
      task.isSent = true
      if (task.isMail) paper.remove(task)
    },
    fetched: () => paper.remove(task),
  }
  const change = (isFailure ? fail : answer)[question]
  change?.()
}

type Move =
  | { readonly say: 'ask'; readonly file: RequestedFile }
  | { readonly say: 'cancelled' | 'retried' | 'fetchPressed'; readonly place: number }
  | ({ readonly say: 'end'; readonly place: number } & Omit<End, 'at'>)
  | { readonly say: 'late'; readonly place: number }
  | { readonly say: 'reload' }

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 9, arbitrary: anyFileRequest.map((file) => ({ say: 'ask', file }) as const) },
  { weight: 3, arbitrary: fc.record({ say: fc.constantFrom('cancelled', 'retried', 'fetchPressed'), place: fc.nat(5) }) },
  {
    weight: 14,
    arbitrary: fc.record({
      say: fc.constant('end' as const),
      place: fc.nat(9),
      isFailure: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
      isMute: fc.boolean(),
      isComplete: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ say: fc.constant('late' as const), place: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.constant({ say: 'reload' } as const) },
)

/** The machine with everything that it has asked. */
class Visit {
  state: TasksState
  requests: Asking[] = []
  constructor(saved?: Parameters<typeof taskMachine.start>[0]) {
    this.state = taskMachine.start(saved)
    this.happen({ type: 'opened' })
  }
  happen(event: TasksEvent | CoreEvent) {
    const { state, asks } = taskMachine.advance(this.state, event)
    this.state = state
    this.requests.push(...asks)
  }
  isAwaited = ({ question, key }: Asking): boolean => {
    const call = callIn(this.state, question)
    return call.state === 'running' && call.key === key
  }
  /** Only what was asked last of a question can be awaited. */
  awaited = (): readonly Asking[] =>
    this.requests.filter(
      (asking) => this.isAwaited(asking) && this.requests.findLast(({ question }) => question === asking.question) === asking,
    )
}

const endEvent = ({ question, key }: Asking, end: End, isMail: boolean): CoreEvent =>
  end.isFailure
    ? { type: 'failed', question, key, failure: end.isMute ? offline : refused }
    : { type: 'arrived', question, key, answer: answerOf(question, end, isMail) }

const compare = ({ state }: Visit, { tasks }: Paper): void => {
  const shown = state.tasks.map(({ id, status, isWanted: isRequested, sent }) => ({ id, status, isRequested, isSent: sent !== undefined }))
  expect(shown).toEqual(tasks.map(({ id, status, isRequested, isSent }) => ({ id, status, isRequested, isSent })))
  expect(state.tasks.filter(({ status }) => status === 'loading').length).toBeLessThanOrEqual(1)
}

const actOnPaper = (paper: Paper, say: 'cancelled' | 'retried' | 'fetchPressed', task: Known): void => {
  if (say === 'cancelled') paper.remove(task)
  if (say === 'retried' && ['error', 'timeout'].includes(task.status)) task.status = 'wait'
  if (say === 'fetchPressed' && task.status === 'success' && !task.isPreview) task.isRequested = true
}

const step = (visit: Visit, paper: Paper, { move, at }: { readonly move: Move; readonly at: number }): Visit => {
  if (move.say === 'reload') {
    paper.tasks = paper.tasks.filter(({ isPreview }) => !isPreview)
    for (const task of paper.tasks) if (task.status === 'loading') task.status = 'wait'
    const saved = savedTasks.parse(JSON.parse(JSON.stringify(taskMachine.keep?.(visit.state))))
    expect(saved.tasks.map(({ status }) => status)).toEqual(paper.tasks.map(({ status }) => status))
    return new Visit(saved)
  }
  if (move.say === 'ask') {
    visit.happen({ type: 'requested', file: move.file, at, locale: 'en' })
    paper.ask(move.file, at)
    return visit
  }
  const awaited = visit.awaited()
  if (move.say === 'end') {
    const asking = awaited[move.place % Math.max(1, awaited.length)]
    if (!asking) return visit
    const end = { ...move, at, isFailure: move.isFailure && asking.question !== 'timed' }
    visit.happen(endEvent(asking, end, paper.of(asking.question)?.isMail ?? false))
    endOnPaper(paper, asking.question, end)
    return visit
  }
  if (move.say === 'late') {
    const late = visit.requests.filter((asking) => !awaited.includes(asking))
    const asking = late[move.place % Math.max(1, late.length)]
    const before = visit.state
    for (const isFailure of [true, false]) {
      if (asking) visit.happen(endEvent(asking, { isFailure, isMute: false, isComplete: true, at }, false))
    }
    expect(visit.state).toBe(before)
    return visit
  }
  const task = paper.tasks[move.place % Math.max(1, paper.tasks.length)]
  if (!task) return visit
  visit.happen({ type: move.say, id: task.id })
  actOnPaper(paper, move.say, task)
  return visit
}

it('tasks are what the list beside them says, after any order of events; of what is late nothing comes', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ move: moves, ms: fc.constantFrom(0, 500, 5000, 25_000) }), { maxLength: 60, size: 'max' }), (run) => {
      let visit = new Visit()
      const paper = new Paper()
      let at = 0
      for (const { move, ms } of run) {
        at += ms
        visit = step(visit, paper, { move, at })
        paper.begin()
        compare(visit, paper)
      }
    }),
  )
})

const firstOf = ({ requests }: Visit, question: string) => requests.filter((one) => one.question === question)

it.each([
  [fileKinds.step.type, false, 90],
  [fileKinds.drawing3d.type, false, 90],
  [fileKinds.drawing3d.type, true, 150],
])('type %i with insert3d %s has %i s, is polled every 2 s, at once where it is complete', (downloadType, insert3d, seconds) => {
  for (const complete of [true, false]) {
    const visit = new Visit()
    const { request } = fileRequest('S/a', downloadType)
    visit.happen({ type: 'requested', file: { name: 'a', request: { ...request, insert3d } }, at: 0, locale: 'en' })
    const [check] = firstOf(visit, 'checked')
    if (check) visit.happen({ type: 'arrived', question: 'checked', key: check.key, answer: { left: 1 } })
    expect(firstOf(visit, 'timed')[0]?.request).toMatchObject({ seconds })
    const [create] = firstOf(visit, 'created')
    if (create) visit.happen({ type: 'arrived', question: 'created', key: create.key, answer: { taskid: 't', checkPath: 't', complete } })
    expect(firstOf(visit, 'polled')[0]?.request).toMatchObject({ checkPath: 't', afterMs: complete ? 0 : 2000 })
  }
})

it('the same request again is told how many seconds are left', () => {
  const { request } = fileRequest('S/a', 2)
  const visitAfter = (at: number) => new Visit({ tasks: [], given: [{ request: identityOf(request), at }] })
  const noticeAt = (since: number) => {
    const visit = visitAfter(100_000)
    visit.happen({ type: 'requested', file: { name: 'a', request }, at: 100_000 + since, locale: 'en' })
    return visit.state.notice
  }
  expect(noticeAt(0)).toEqual({ kind: 'tooOften', seconds: 20 })
  expect(noticeAt(7500)).toEqual({ kind: 'tooOften', seconds: 13 })
  expect(noticeAt(-50_000)).toEqual({ kind: 'tooOften', seconds: 20 })
  expect(noticeAt(20_000)).toBeUndefined()
})

it('what is there already says so', () => {
  const visit = new Visit()
  const { request } = fileRequest('S/a', 4)
  const ask = () => visit.happen({ type: 'requested', file: { name: 'a', request }, at: 0, locale: 'en' })
  ask()
  ask()
  expect(visit.state.notice).toEqual({ kind: 'generating' })
  const [timed] = firstOf(visit, 'timed')
  if (timed) visit.happen({ type: 'arrived', question: 'timed', key: timed.key, answer: true })
  expect(visit.state.notice).toEqual({ kind: 'timeout', name: 'a' })
  ask()
  expect(visit.state.notice).toEqual({ kind: 'exists' })
})
