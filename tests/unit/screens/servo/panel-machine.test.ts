import { describe, expect, it } from 'vitest'
import type { SkuFilter } from '../../../../contract/directory/sku-selection.ts'
import { customMotorDefaults } from '../../../../screens/servo/custom-motor.ts'
import { brandOf, choicesOf, isUnlocked, motorOf, ratioOf, seriesOf, typeOf } from '../../../../screens/servo/derived-choices.ts'
import type { CoreEvent } from '../../../../screens/base/machine/define-machine.ts'
import { type PanelEvent, servoMachine } from '../../../../screens/servo/panel-machine.ts'
import type { PanelState } from '../../../../screens/servo/panel-state.ts'
import { reasons } from '../../../../screens/servo/reasons.ts'
import type { MotorPage, ServoAnswer, ServoMotor } from '../../../../screens/servo/servo-calls.ts'

const { advance } = servoMachine
const openPanel = () => advance(servoMachine.start(undefined), { type: 'opened' })
const cancel: CoreEvent = { type: 'cancel', question: 'calculation' }

const motor: ServoMotor = {
  skuID: 'd400',
  skuName: 'ECMA-C20604',
  typeCode: 'lowInertia',
  brand: 'Delta',
  series: 'ECMA',
  p2: 400,
  n2: 3000,
  t2: 1.27,
  values: { ratedPower: 400, ratedSpeed: 3000 },
  hits: [],
}
const other: ServoMotor = { ...motor, skuID: 'd750', skuName: 'ECMA-C20807', p2: 750, t2: 2.39 }
const page: MotorPage = {
  motors: [motor, other],
  count: 2,
  typeCodes: ['lowInertia', 'highInertia'],
  brands: ['Delta', 'Yaskawa'],
  series: ['ECMA', 'ASDA'],
  remaining: [],
}
const answer: ServoAnswer = {
  ratios: [9.8, 10],
  options: {
    precision: [
      { value: 'standard', count: 4 },
      { value: 'precise', count: 9 },
    ],
    transmission: [{ value: 'coaxial', count: 9 }],
    gear: [{ value: 'planetary', count: 9 }],
    reducer: [
      { value: 'planetary', count: 5 },
      { value: 'rightAnglePlanetary', count: 4 },
    ],
  },
  calculation: { list: [], matched: 13, total: 40, catalogueVersion: '1' },
  motor: { ratedTorqueNm: 1.27, peakTorqueNm: 3.82, ratedSpeedRpm: 3000, maxSpeedRpm: 5000 },
}

/** The state after events, each question answered at once with the same page and answer. */
const after = (events: readonly PanelEvent[], found: MotorPage = page): PanelState => {
  let state = openPanel().state
  const answered = (): PanelState => {
    let next = state
    if (next.motors.state === 'running') {
      next = advance(next, { type: 'arrived', question: 'motors', key: next.motors.key, answer: found }).state
    }
    if (next.calculation.state === 'running') {
      next = advance(next, { type: 'arrived', question: 'calculation', key: next.calculation.key, answer }).state
    }
    return next
  }
  state = answered()
  for (const event of events) {
    state = advance(state, event).state
    state = answered()
  }
  return state
}

const choose: PanelEvent = { type: 'motorChosen', motor }
const precise: PanelEvent = { type: 'choiceMade', group: 'precision', value: 'precise' }
const clear = (group: 'precision' | 'transmission' | 'gear'): PanelEvent => ({ type: 'choiceMade', group, value: undefined })

describe('the opened panel', () => {
  it('asks for the first hundred motors at once', () => {
    expect(openPanel().asks).toMatchObject([{ question: 'motors', afterMs: 0, request: { keyword: '', page: 1, size: 100 } }])
  })

  it('starts with ratio 10 and an error range from -10 to +10 %', () => {
    const { demand, errorRange } = openPanel().state
    expect([demand.by, demand.ratio, errorRange]).toEqual(['ratio', 10, { lower: -10, upper: 10 }])
  })
})

describe('the motor', () => {
  it('once chosen, filters the list by its name and is calculated with silently', () => {
    const { state, asks } = advance(after([]), choose)
    expect(state.keyword).toBe('ECMA-C20604')
    expect(asks).toMatchObject([
      { question: 'motors', afterMs: 0, request: { keyword: 'ECMA-C20604' } },
      {
        question: 'calculation',
        begins: false,
        request: { motor: { sku: 'd400' }, demand: { by: 'ratio', value: 10, lower: -10, upper: 10 } },
      },
    ])
  })

  it.each<PanelEvent>([
    { type: 'brandChosen', brand: 'Yaskawa' },
    { type: 'typeChosen', typeCode: 'lowInertia' },
    { type: 'seriesChosen', series: 'ASDA' },
    { type: 'motorChosen', motor: undefined },
  ])('is taken back with its name by $type', (event) => {
    const state = after([choose, event])
    expect([motorOf(state), state.keyword, state.calculation.state]).toEqual([undefined, '', 'idle'])
  })

  it('is the only one found, until it is cleared', () => {
    const single = { ...page, motors: [motor], count: 1 }
    expect(motorOf(after([], single))).toEqual({ calcType: 'sku', motor })
    expect(motorOf(after([{ type: 'motorChosen', motor: undefined }], single))).toBeUndefined()
    expect(
      motorOf(
        after(
          [
            { type: 'motorChosen', motor: undefined },
            { type: 'brandChosen', brand: 'Delta' },
          ],
          single,
        ),
      ),
    ).toBeDefined()
  })

  it('shows its type, brand and series as long as it is chosen, and another series is one of its brand', () => {
    const shown = (state: PanelState) => [typeOf(state), brandOf(state), seriesOf(state)]
    const chosen = after([choose])
    expect(shown(chosen)).toEqual(['lowInertia', 'Delta', 'ECMA'])
    expect(chosen.motors).toMatchObject({ request: { typeCode: undefined, brand: undefined, series: undefined } })
    expect(shown(after([choose, { type: 'motorChosen', motor: undefined }]))).toEqual([undefined, undefined, undefined])
    expect(after([choose, { type: 'seriesChosen', series: 'ASDA' }])).toMatchObject({ brand: 'Delta', series: 'ASDA', motor: undefined })
  })

  it.each<[string, SkuFilter, boolean]>([
    ['its value', { paramName: 'ratedPower', values: [400] }, true],
    ['another value', { paramName: 'ratedPower', values: [750] }, false],
    ['a range up to it', { paramName: 'ratedPower', from: 100, to: 400 }, true],
    ['a range above it', { paramName: 'ratedPower', from: 401 }, false],
    ['a parameter that it does not have', { paramName: 'brake', values: ['yes'] }, false],
    ['nothing chosen of a parameter', { paramName: 'brake', values: [] }, true],
  ])('under the filter %s: stays %s %s', (_, filter, stays) => {
    const state = after([choose, { type: 'moreMotorsWanted' }, { type: 'filtersChanged', filters: [filter] }])
    expect([state.motor !== undefined, state.keyword, state.page]).toEqual([stays, stays ? 'ECMA-C20604' : '', 1])
    expect(state.motors).toMatchObject({ request: { filters: [filter] } })
  })

  it('that was described stays whatever the list is filtered by', () => {
    const described: PanelEvent = { type: 'customMotorConfirmed', motor: customMotorDefaults }
    const state = after([described, { type: 'filtersChanged', filters: [{ paramName: 'ratedPower', values: [750] }] }])
    expect(motorOf(state)).toEqual({ calcType: 'customMotor', motor: customMotorDefaults })
  })

  it('of another brand clears brand and series, and stands until something of the list is picked', () => {
    const confirmed = after([
      { type: 'brandChosen', brand: 'Delta' },
      { type: 'seriesChosen', series: 'ECMA' },
      { type: 'otherBrandsChosen' },
      { type: 'customMotorConfirmed', motor: customMotorDefaults },
    ])
    expect(confirmed).toMatchObject({ brand: undefined, series: undefined, drawerOpen: false })
    expect(confirmed.calculation).toMatchObject({ request: { motor: { customMotor: customMotorDefaults } } })
    expect(motorOf(advance(confirmed, { type: 'brandChosen', brand: 'Delta' }).state)).toBeUndefined()
  })

  it('stays where the drawer is cancelled', () => {
    const opened = advance(after([choose]), { type: 'otherBrandsChosen' })
    expect(opened.state.drawerOpen).toBe(true)
    const { state } = advance(opened.state, { type: 'customMotorCancelled' })
    expect([motorOf(state)?.calcType, state.drawerOpen]).toEqual(['sku', false])
  })
})

describe('the list of motors', () => {
  const many = (count: number): MotorPage => ({ ...page, motors: Array.from({ length: 100 }, () => motor), count })

  it('grows by pages of 100 and never beyond 300', () => {
    const grown = after(
      Array.from({ length: 6 }, () => ({ type: 'moreMotorsWanted' })),
      many(999),
    )
    expect(grown.page).toBe(3)
    expect(grown.motors).toMatchObject({ answer: { count: 999 } })
    expect(grown.motors.state === 'answered' && grown.motors.answer.motors.length).toBe(300)
  })

  it('keeps its pages where a further one fails', () => {
    const first = after([], many(150))
    const asked = advance(first, { type: 'moreMotorsWanted' })
    const key = asked.state.motors.state === 'running' ? asked.state.motors.key : ''
    const failed = advance(asked.state, { type: 'failed', question: 'motors', key, failure: { kind: 'offline' } })
    expect(failed.state).toEqual(first)
  })

  it('shows the only series of a brand as chosen, unless it was just cleared', () => {
    const single = { ...page, series: ['ECMA'] }
    expect(seriesOf(after([], single))).toBeUndefined()
    expect(seriesOf(after([{ type: 'brandChosen', brand: 'Delta' }], single))).toBe('ECMA')
    const cleared: PanelEvent[] = [
      { type: 'brandChosen', brand: 'Delta' },
      { type: 'seriesChosen', series: undefined },
    ]
    expect(seriesOf(after(cleared, single))).toBeUndefined()
  })
})

describe('the choices', () => {
  it('are locked before the first of them is made', () => {
    const state = after([choose])
    expect([isUnlocked(state, 'precision'), isUnlocked(state, 'transmission')]).toEqual([true, false])
    expect(advance(state, { type: 'choiceMade', group: 'gear', value: 'planetary' }).state).toBe(state)
  })

  it('follow by themselves where one value remains', () => {
    expect(choicesOf(after([choose, precise]))).toEqual(['precise', 'coaxial', 'planetary'])
  })

  it('take along the automatic ones before them', () => {
    const state = after([choose, precise, { type: 'choiceMade', group: 'reducer', value: 'planetary' }])
    expect(state.choices).toEqual(['precise', 'coaxial', 'planetary', 'planetary'])
  })

  it('go with the one that is cleared before them; all go with precision', () => {
    const all: readonly PanelEvent[] = [choose, precise, { type: 'choiceMade', group: 'reducer', value: 'planetary' }]
    expect(choicesOf(after([...all, clear('transmission')]))).toEqual(['precise'])
    expect(choicesOf(after([...all, clear('precision')]))).toEqual([])
  })

  it('are calculated with at once and silently', () => {
    expect(advance(after([choose]), precise).asks).toMatchObject([
      { question: 'calculation', begins: false, request: { choices: ['precise'] } },
    ])
  })
})

describe('Start', () => {
  it.each<[string, readonly PanelEvent[], readonly string[]]>([
    ['a motor', [], ['motor']],
    ['no ratio of those on offer', [choose], []],
    ['the ratio', [{ type: 'demandEntered', value: undefined }], ['motor', 'ratio']],
    ['the output speed', [choose, { type: 'demandSwitched', by: 'outputSpeed' }], ['outputSpeed']],
    [
      'an output speed above 0',
      [choose, { type: 'demandSwitched', by: 'outputSpeed' }, { type: 'demandEntered', value: 0 }],
      ['outputSpeed'],
    ],
    ['nothing', [choose, { type: 'ratioChosen', ratio: 10 }], []],
  ])('asks for %s', (_, events, codes) => {
    expect(reasons(after(events)).map(({ code }) => code)).toEqual(codes)
  })

  it('leads to the control of each reason', () => {
    expect(reasons(after([]))).toEqual([{ code: 'motor', focus: 'servo-keyword' }])
  })

  it('calculates with the overlay, also what has been calculated silently', () => {
    const ready = after([choose, { type: 'ratioChosen', ratio: 10 }])
    const { state, asks } = advance(ready, { type: 'startPressed' })
    expect(asks).toMatchObject([{ question: 'calculation', begins: true, request: { ratio: 10 } }])
    expect(state.calculation).toMatchObject({ state: 'running', cover: 'declared' })
    expect(advance(state, cancel).state.calculation).toEqual(ready.calculation)
  })

  it('does nothing while something is missing', () => {
    const state = after([])
    expect(advance(state, { type: 'startPressed' })).toEqual({ state, asks: [] })
  })

  it('once cancelled is not tried again by itself', () => {
    const running = advance(openPanel().state, { type: 'customMotorConfirmed', motor: customMotorDefaults }).state
    const cancelled = advance(advance(running, { type: 'startPressed' }).state, cancel)
    expect([cancelled.state.calculation.state, cancelled.asks]).toEqual(['stopped', []])
  })
})

describe('the ratio', () => {
  it('runs the calculation silently when it is chosen', () => {
    const { asks } = advance(after([choose]), { type: 'ratioChosen', ratio: 9.8 })
    expect(asks).toMatchObject([{ question: 'calculation', begins: false, request: { ratio: 9.8 } }])
  })

  it.each<PanelEvent>([
    { type: 'demandEntered', value: 20 },
    { type: 'errorRangeChosen', side: 'upper', percent: 20 },
    { type: 'demandSwitched', by: 'outputSpeed' },
    { type: 'motorChosen', motor: other },
  ])('is let go by $type', (event) => {
    expect(ratioOf(advance(after([choose, { type: 'ratioChosen', ratio: 10 }]), event).state)).toBeUndefined()
  })

  it.each([-51, -7, 5, 110])('takes no error limit of %i %%', (percent) => {
    const state = after([choose])
    expect(advance(state, { type: 'errorRangeChosen', side: percent < 0 ? 'lower' : 'upper', percent }).state).toBe(state)
  })
})
