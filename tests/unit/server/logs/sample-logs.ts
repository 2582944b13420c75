/** What pages may tell. */
import type { BehaviourBatch, ErrorReport } from '../../../../contract/site/logs.ts'

export const sampleTime = Date.parse('2026-11-25T12:00:00.000Z')

const sender = { environment: 'prod', version: 'Ab3dE9xY', os: 'Windows', browser: 'Firefox 145' } as const

/** 32 hexadecimal digits. */
export const idOf = (number: number): string => number.toString(16).padStart(32, '0')

export const sampleEvent = (changes: Partial<BehaviourBatch['events'][number]> = {}): BehaviourBatch['events'][number] => ({
  name: 'pageOpened',
  tag: '/selection/calc_30',
  time: new Date(sampleTime - 60_000).toISOString(),
  type: 'Page',
  duration: 0,
  ...changes,
})

export const sampleBatch = (changes: Partial<BehaviourBatch> = {}): BehaviourBatch => ({
  batchID: idOf(1),
  ...sender,
  events: [sampleEvent(), sampleEvent({ name: 'pageLeft', duration: 4200 })],
  ...changes,
})

export const sampleFault = (changes: Partial<ErrorReport['errors'][number]> = {}): ErrorReport['errors'][number] => ({
  kind: 'error',
  message: 'x is not a function',
  stack: 'draw (results-Ab3dE9xY.js:1:2345)',
  time: new Date(sampleTime - 60_000).toISOString(),
  count: 1,
  ...changes,
})

export const sampleReport = (changes: Partial<ErrorReport> = {}): ErrorReport => ({
  reportID: idOf(1),
  ...sender,
  page: '/selection/calc_30',
  errors: [sampleFault()],
  ...changes,
})
