import { describe, expect, it } from 'vitest'
import { brandOf, motorOf, seriesOf, typeOf } from '../../../../screens/servo/derived-choices.ts'
import { type PanelEvent, servoMachine } from '../../../../screens/servo/panel-machine.ts'
import type { PanelState } from '../../../../screens/servo/panel-state.ts'
import { reasons } from '../../../../screens/servo/reasons.ts'
import type { MotorPage, ServoAnswer, ServoMotor } from '../../../../screens/servo/servo-calls.ts'

const { advance } = servoMachine
const openPanel = () => advance(servoMachine.start(undefined), { type: 'opened' })

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

it('a picked motor shows its type, brand and series until others are chosen; they narrow nothing by themselves', () => {
  const picked = after([choose])
  expect([typeOf(picked), brandOf(picked), seriesOf(picked)]).toEqual(['lowInertia', 'Delta', 'ECMA'])
  expect([picked.typeCode, picked.brand, picked.series]).toEqual([undefined, undefined, undefined])
  expect(brandOf(after([choose, { type: 'brandChosen', brand: 'Yaskawa' }]))).toBe('Yaskawa')
})

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
  it.each([
    { type: 'typeChosen', typeCode: 'highInertia' },
    { type: 'brandChosen', brand: 'Yaskawa' },
    { type: 'seriesChosen', series: 'ASDA' },
  ] satisfies PanelEvent[])('is taken back by $type', (event) => {
    expect(motorOf(after([choose]))).toBeDefined()
    expect(motorOf(after([choose, event]))).toBeUndefined()
  })

  it('is chosen by itself where one is left', () => {
    const found = { ...page, motors: [other], count: 1 }
    expect(motorOf(after([{ type: 'brandChosen', brand: 'Delta' }], found))).toMatchObject({ motor: { skuID: other.skuID } })
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
      Array.from({ length: 6 }, () => ({ type: 'moreMotorsRequested' })),
      many(999),
    )
    expect(grown.page).toBe(3)
    expect(grown.motors).toMatchObject({ answer: { count: 999 } })
    expect(grown.motors.state === 'answered' && grown.motors.answer.motors.length).toBe(300)
  })
})

describe('Start', () => {
  it('leads to the control of each reason', () => {
    expect(reasons(after([]))).toEqual([{ code: 'motor', focus: 'servo-keyword' }])
  })

  it('needs one of the ratios that are offered', () => {
    expect(reasons(after([choose]))).toEqual([{ code: 'ratioChoice', focus: 'servo-ratio-choice' }])
    expect(reasons(after([choose, { type: 'ratioChosen', ratio: 10 }]))).toEqual([])
  })
})

describe('the ratio', () => {
  it.each([-51, -7, 5, 110])('takes no error limit of %i %%', (percent) => {
    const state = after([choose])
    expect(advance(state, { type: 'errorRangeChosen', side: percent < 0 ? 'lower' : 'upper', percent }).state).toBe(state)
  })
})
