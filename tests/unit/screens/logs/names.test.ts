import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { behaviourEvent } from '../../../../contract/site/logs.ts'
import { ApiError } from '../../../../screens/base/api/api.ts'
import { eventsOfCall, faultOfCall } from '../../../../screens/base/logs/call-events.ts'
import { clientOf } from '../../../../screens/base/logs/client-name.ts'
import { createFaultLog, type Noticed } from '../../../../screens/base/logs/fault-log.ts'
import { pageOf } from '../../../../screens/base/logs/page-name.ts'

describe('a page', () => {
  test.each([
    ['/', 'pageOpened', '/'],
    ['/selection/calc_30?s=secret', 'pageOpened', '/selection/calc_30'],
    ['/search?q=Jane+Doe', 'pageOpened', '/search'],
    ['/productslecto/WTF/THK-WTF2040-2', 'modelOpened', '/productslecto/WTF/THK-WTF2040-2'],
    ['/productslecto/WTF/~20', 'pageOpened', '/productslecto/WTF/~20'],
    ['/share/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG', 'pageOpened', '/share'],
    ['/jane@example.com', 'pageOpened', '?'],
    ['/selectionJane', 'pageOpened', '?'],
    ['/serieslist/jane@example.com', 'pageOpened', '/serieslist/jane_example.com'],
  ])('%s is %s %s', (path, name, tag) => expect(pageOf(path)).toEqual({ name, tag }))

  test('is always something that may be stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc.string({ unit: 'binary' }).map((text) => `/search/${text}`),
        ),
        (path) => {
          const event = { ...pageOf(path), time: '2026-11-25T12:00:00.000Z', type: 'Page', duration: 0 }
          expect(behaviourEvent.safeParse(event).success).toBe(true)
        },
      ),
    )
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Windows',
    'Chrome 142',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.1',
    'Windows',
    'Edge 142',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux', 'Firefox 145'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'iOS',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'macOS',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'Android',
    'WeChat 8',
  ],
  ['curl/8.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s is told roughly', (agent, os, browser) => expect(clientOf(agent)).toEqual({ os, browser }))

describe('a call', () => {
  const started = { started: 'calculationStarted', answered: 'calculationAnswered', failed: 'calculationFailed' }
  test.each([
    ['BallScrewWorking/Calculation', {}, started],
    ['ReducerWorking/ServoMotorCalculation', {}, started],
    ['RotatingPlatformWorking/WorkingSecond', {}, started],
    ['BallScrewWorking/Calculation', { Page: '2' }, undefined],
    ['BallScrewWorking/CalculationInit', {}, undefined],
    ['BallScrewWorking/Explanation', {}, undefined],
    ['EsSearch/SearchResult', { Sku: 'Jane', index: '1' }, { answered: 'searched' }],
    ['EsSearch/SearchResult', { Sku: 'Jane', index: '2' }, undefined],
    ['Prod/DecodeOrderCode', { code: 'x' }, { answered: 'orderCodeRead' }],
  ])('%s with %j', (path, query, events) => expect(eventsOfCall({ path, query })).toEqual(events))

  const issue = { code: 'aboveMaximum', path: 'Load', params: { limit: 5 }, message: '80 is too much' }
  const failures = {
    server: { kind: 'server', status: 500 },
    refused: { kind: 'refused', code: 40001, message: 'typed 80', issues: [issue] },
    malformed: { kind: 'malformed' },
    offline: { kind: 'offline' },
    forbidden: { kind: 'forbidden' },
    signedOut: { kind: 'signedOut' },
    timeout: { kind: 'timeout', seconds: 30 },
  } as const
  test.each([
    ['server', 'A/Calculation', 'A/Calculation: server 500'],
    ['refused', 'A/Calculation', 'A/Calculation: refused, aboveMaximum Load'],
    ['malformed', 'A/Calculation', 'A/Calculation: malformed'],
    ['offline', 'A/Calculation', undefined],
    ['forbidden', 'A/Calculation', undefined],
    ['signedOut', 'A/Calculation', undefined],
    ['timeout', 'A/Calculation', undefined],
    ['server', 'EsSearch/SearchResult', undefined],
  ] as const)('that ends as %s', (kind, path, fault) => expect(faultOfCall({ path, query: {} }, new ApiError(failures[kind]))).toBe(fault))

  test('that was given up is no fault', () =>
    expect(faultOfCall({ path: 'A/Calculation', query: {} }, new Error('aborted'))).toBeUndefined())
})

describe('the faults of a page', () => {
  const fault = (message: string): Noticed => ({ kind: 'error', message, stack: '' })

  test('are told once each, with how often they happened', () => {
    const log = createFaultLog()
    for (const message of ['a', 'b', 'a', 'a 1', 'a 2']) log.add(fault(message), 0, [])
    expect(log.take().map(({ message, count }) => [message, count])).toEqual([
      ['a', 2],
      ['b', 1],
      ['a #', 2],
    ])
    log.add(fault('a'), 0, [])
    expect(log.take()).toEqual([])
    log.add(fault('c'), 1000, [])
    expect(log.take()).toMatchObject([{ message: 'c', time: '1970-01-01T00:00:01.000Z' }])
  })

  test('are ten at most', () => {
    const log = createFaultLog()
    for (const letter of 'abcdefghijklmnop') log.add(fault(letter), 0, [])
    expect(log.take().map(({ message }) => message)).toEqual('abcdefghij'.split(''))
  })
})
