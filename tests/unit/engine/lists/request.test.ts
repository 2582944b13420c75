import { describe, expect, it } from 'vitest'
import { compile, decodeBody, decodeRequest, encodeRequest, evaluate, type Inputs } from '../../../../engine/index.ts'
import { duty } from '../../../fixtures/schemas/duty.ts'

const plan = compile(duty)
const inputs: Inputs = {
  limited: 'no',
  maxSpeed: 1000,
  load: 5,
  phases: [
    { kind: 'move', load: 1200, speed: 500, time: 0.1, share: 40 },
    { kind: 'hold', load: -800, time: 2 },
  ],
}
const encode = (changed: Inputs = {}) => encodeRequest(plan, evaluate(plan, { inputs: { ...inputs, ...changed }, init: undefined }))
const decode = (query: Readonly<Record<string, string>>) =>
  decodeRequest(plan, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), undefined)
const issuesOf = (phases: string) => {
  const decoded = decode({ ...encode().query, Phases: phases })
  return 'issues' in decoded ? decoded.issues.map(({ code, path }) => `${code} ${path}`) : []
}

describe('rows in a query', () => {
  it('are one text: rows by ;, cells by , in the declared order, what is hidden or empty left empty', () => {
    const { query } = encode()
    expect(query['Phases']).toBe('1200,move,500,0.1,40;-800,hold,,2,')
    expect(decode(query)).toMatchObject({
      values: {
        Phases: [
          { load: 1200, kind: 'move', speed: 500, time: 0.1, share: 40 },
          { load: -800, kind: 'hold', time: 2 },
        ],
      },
    })
  })

  it('are not sent without a row, nor while one of them cannot be used', () => {
    expect(encode().query).not.toHaveProperty('Stops')
    expect(encode({ limited: 'yes', stops: [] }).query).not.toHaveProperty('Stops')
    expect(encode({ limited: 'yes', stops: [{ at: 5 }, {}] }).query).not.toHaveProperty('Stops')
    expect(encode({ limited: 'yes', stops: [{ at: 5 }, { at: 7.5 }] }).query['Stops']).toBe('5;7.5')
  })

  it.each([
    ['1200,move,500', ['cellCount Phases[0]']],
    ['1,move,5,1,;1,move,5,1,,', ['cellCount Phases[1]']],
    ['NaN,move,5,1,', ['notANumber Phases[0].load']],
    ['1e7,move,5,1,', ['aboveMaximum Phases[0].load']],
    ['1,move,5,0,', ['notAbove Phases[0].time']],
    ['1,swing,5,1,', ['notAnOption Phases[0].kind']],
    [',move,5,1,', ['missing Phases[0].load']],
    ['1,,5,1,', ['notChosen Phases[0].kind']],
    ['1,move,2000,1,', ['aboveMaximum Phases[0].speed']],
    ['1,move,,1,', ['missing Phases[0].speed']],
    [Array.from({ length: 21 }, () => '1,move,5,1,').join(';'), ['tooManyRows Phases']],
    ['', ['tooFewRows Phases']],
    ['1,move,5,1,;', ['cellCount Phases[1]']],
  ])('%j: %j', (text, expected) => {
    expect(issuesOf(text)).toEqual(expected)
  })

  it('are not taken while their list is hidden', () => {
    expect(decode({ ...encode().query, Stops: '5' })).toEqual({ issues: [{ code: 'notSent', path: 'Stops', params: {} }] })
  })
})

describe('rows in a body', () => {
  const posted = compile({ ...duty, request: { post: 'DutyWorking/Calculation', body: 'query' in duty.request ? duty.request.query : {} } })
  const sent = encodeRequest(posted, evaluate(posted, { inputs, init: undefined }))
  const body = sent.method === 'POST' ? sent.body : {}

  it('are an array of objects with numbers as numbers', () => {
    expect(body['Phases']).toEqual([
      { load: 1200, kind: 'move', speed: 500, time: 0.1, share: 40 },
      { load: -800, kind: 'hold', time: 2 },
    ])
    expect(decodeBody(posted, body, undefined)).toMatchObject({ values: { Phases: body['Phases'] } })
  })

  it.each([
    ['rows', 'notRows Phases'],
    [[5], 'notRows Phases'],
    [[{ load: '5', kind: 'move', speed: 1, time: 1 }], 'notANumber Phases[0].load'],
    [[{ load: 5, kind: 7, speed: 1, time: 1 }], 'notAnOption Phases[0].kind'],
    [[{ load: 5, kind: 'a;b', speed: 1, time: 1 }], 'notAnOption Phases[0].kind'],
    [[{ load: 5, kind: 'move', speed: 1, time: 1, mass: 3 }], 'unknownParameter Phases[0].mass'],
    [[{ kind: 'move', speed: 1, time: 1 }], 'missing Phases[0].load'],
  ])('%j: %s', (phases, expected) => {
    const decoded = decodeBody(posted, { ...body, Phases: phases }, undefined)
    expect('issues' in decoded && decoded.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([expected])
  })
})
