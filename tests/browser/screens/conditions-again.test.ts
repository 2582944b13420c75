/** Conditions of a calculation in another language than they were kept in: those of every kind of screen. */
import { expect, it } from 'vitest'
import { jumpPayload } from '../../../screens/results/cards/jump-payload.ts'
import { conditionsIn } from '../../../screens/pages/product/conditions-again.ts'
import { texts as scenes } from '../../../i18n/ru/scenes.ts'
import { texts as servo } from '../../../i18n/ru/servo.ts'
import { texts as screw } from '../../../schemas/30-ball-screw/texts/ru.ts'
import { screwCalculation } from './fixture-answers.ts'

const [model] = screwCalculation.list
if (!model) throw new Error('the fixture has no model')

const savedPayload = (workingId: string, query: Readonly<Record<string, string>>, params: readonly (readonly [string, string, string])[]) =>
  jumpPayload({
    model,
    workingId,
    locale: 'en',
    request: { path: 'Some/Calculation', query },
    workingParams: params.map(([paramName, value, unit]) => ({
      paramName,
      value,
      unit,
      displayName: 'Kept',
      displayValue: `kept ${value}`,
    })),
  })

const inRussian = async (payload: ReturnType<typeof savedPayload>) =>
  (await conditionsIn(payload, 'ru')).map(({ displayName, value, displayValue, unit }) => [displayName, value, displayValue, unit])

type Case = readonly [string, ReturnType<typeof savedPayload>, readonly (readonly string[])[]]

const rotating = (id: string): Case => [
  `rotating ${id}`,
  savedPayload(id, {}, [['totalInertia', '2', 'kg*m^2']]),
  [[scenes.rows.totalInertia, '2', 'kept 2', 'kg*m^2']],
]

const cases: readonly Case[] = [
  [
    'a form',
    savedPayload('30', { AssemblyMethod: 'vertical', W: '80' }, [
      ['AssemblyMethod', 'vertical', ''],
      ['W', '80', 'kg'],
      ['Gone', '1', ''],
    ]),
    [
      [screw.posture.label, 'vertical', screw.posture.options.vertical, ''],
      [screw.load.label, '80', 'kept 80', 'kg'],
      ['Kept', '1', 'kept 1', ''],
    ],
  ],
  [
    'the servo panel',
    savedPayload('2000001', { 'n2.value': '90', 'n2.lower': '-50', gearTypes: 'worm' }, [
      ['n2.value', '90', 'rpm'],
      ['n2.lower', '-50', '%'],
      ['gearTypes', 'worm', ''],
    ]),
    [
      [servo.demand.outputSpeed, '90', 'kept 90', 'rpm'],
      [`${servo.errorRange.label}, ${servo.errorRange.lower}`, '-50', 'kept -50', '%'],
      [servo.choices.gear.label, 'worm', servo.choices.gear.options.worm, ''],
    ],
  ],
  rotating('120'),
  rotating('3000000'),
]

it.each(cases)('of %s', async (_, payload, expected) => {
  expect(await inRussian(payload)).toEqual(expected)
})

it('of an option named by a quantity: with the unit and the decimal mark of the language', async () => {
  const payload = savedPayload('20', { PositionAccuracy: '0.01' }, [['PositionAccuracy', '0.01', '']])
  const saved = { ...payload, workingParams: payload.workingParams.map((one) => ({ ...one, displayValue: '±0.01 mm' })) }
  expect((await conditionsIn(saved, 'ru')).map(({ displayValue }) => displayValue)).toEqual(['±0,01\u00A0мм'])
})
