/** A machine that has everything that a machine may have: words that are looked up, and a report on what was found, under an overlay. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Call, idle, knownOf } from '../../../screens/base/machine/call.ts'
import type { Surroundings } from '../../../screens/base/machine/create-runner.ts'
import { askAgain, defineMachine, type EventOf } from '../../../screens/base/machine/define-machine.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import type { Subject } from './machine-runs.ts'

type ModelState = {
  readonly word: string
  /** What was found last, of all pages. */
  readonly page: number
  readonly isClosed: boolean
  readonly reports: number
  readonly found: Call<{ readonly word: string; readonly page: number }, readonly string[]>
  readonly report: Call<{ readonly about: readonly string[] }, string>
}

type ModelActions = {
  readonly typed: { readonly word: string }
  readonly chosen: { readonly word: string }
  readonly more: Readonly<Record<never, never>>
  readonly reportPressed: Readonly<Record<never, never>>
  readonly closed: Readonly<Record<never, never>>
}

const savedWord = z.object({ word: z.string() })
type SavedWord = z.infer<typeof savedWord>

const modelMachine = defineMachine<ModelState, Surroundings, ModelActions, SavedWord | undefined>({
  start: (saved) => ({ word: saved?.word ?? '', page: 1, isClosed: false, reports: 0, found: idle, report: idle }),
  questions: {
    found: {
      of: ({ word, page }) => ({ word, page }),
      delays: { typed: 1000 },
      ask: async () => [],
      join: (answer, { request, previous }) =>
        request.page > 1 && previous?.state === 'answered' ? [...previous.answer, ...answer] : answer,
      failed: (state) => (state.page > 1 ? { ...state, page: 1 } : state),
    },
    report: {
      of: ({ found }) => {
        const about = knownOf(found)?.answer ?? []
        return about.length === 0 ? undefined : { about }
      },
      covers: ({ report }) => report.state === 'pending',
      ask: async () => '',
      answered: (state) => ({ ...state, reports: state.reports + 1 }),
    },
  },
  actions: {
    typed: (state, { word }) => ({ ...state, word, page: 1 }),
    chosen: (state, { word }) => ({ ...state, word, page: 1 }),
    more: (state) => (state.found.state === 'answered' ? { ...state, page: state.page + 1 } : state),
    reportPressed: (state) => askAgain(state, 'report'),
    closed: (state) => ({ ...state, isClosed: true }),
  },
  isOver: ({ isClosed }) => isClosed,
  keep: ({ word }) => ({ word }),
})

const words = ['', 'a', 'ab', 'abc', 'none', 'fail']

export const modelSubject: Subject<ModelState, Surroundings, EventOf<ModelActions>, SavedWord | undefined> = {
  machine: modelMachine,
  dependencies: {},
  opening: fc.constant(undefined),
  read: (text) => readAs(savedWord, text),
  answerTo: ({ question, key }) => {
    if (key.includes('fail')) return undefined
    if (question === 'report') return key.includes('ab') ? `on ${key}` : undefined
    return key.includes('none') ? [] : [`found ${key}`]
  },
  joined: ['found'],
  asksAgain: ['reportPressed'],
  deed: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words).map((word) => () => ({ type: 'typed', word }) as const) },
    { weight: 3, arbitrary: fc.constantFrom(...words).map((word) => () => ({ type: 'chosen', word }) as const) },
    { weight: 3, arbitrary: fc.constant(() => ({ type: 'more' }) as const) },
    { weight: 4, arbitrary: fc.constant(() => ({ type: 'reportPressed' }) as const) },
    { weight: 1, arbitrary: fc.constant(() => ({ type: 'closed' }) as const) },
  ),
}
