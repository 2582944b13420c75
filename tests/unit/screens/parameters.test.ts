import { expect, test } from 'vitest'
import { compile } from '../../../engine/index.ts'
import { electricCylinderInitData } from '../../../families/electric-cylinder/init.ts'
import { calculators } from '../../../schemas/registry.ts'
import { parametersOf } from '../../../screens/calculator/parameters.ts'

const texts = { label: (item: string) => item, option: (_item: string, value: string, name?: string) => name ?? value, listMark: ', ' }

test('options of the service go along by the names that it gives them', () => {
  const cylinder = calculators.find(({ schema }) => schema.id === 1000)
  if (!cylinder) throw new RangeError('no electric cylinder')
  const plan = compile(cylinder.schema)
  const query = { MotorBrand: 'mitsubishi' }
  const described = (init?: typeof electricCylinderInitData) => parametersOf(plan, texts, () => init).describe(query)
  expect(described(electricCylinderInitData)).toMatchObject([
    { paramName: 'MotorBrand', value: 'mitsubishi', displayValue: 'Mitsubishi Electric' },
  ])
  expect(described()).toMatchObject([{ displayValue: 'mitsubishi' }])
})
