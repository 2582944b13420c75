import { describe, expect, it } from 'vitest'
import { metaSchema, workingClassShape } from '../../../engine/define/meta-schema.ts'
import { requestCall } from '../../../engine/index.ts'
import { checkPlaces } from '../../../schemas/check-places.ts'
import { lift } from '../../../schemas/300-lift/schema.ts'
import { calculators, workingClasses, workingIdsOf } from '../../../schemas/registry.ts'
import { workingClassesOf } from '../../../schemas/working-classes.ts'

const schemas = [...new Set(workingClasses.map(({ schema }) => schema))]

describe('the working classes', () => {
  it('stand in the order of the start page, further ids after the class they share', () => {
    const specified = ['30', '31', '300', '3', '20', '1006', '1007', '1000', '22', '2000000', '2000001', '2000002', '3000000', '120', '121']
    expect(workingClasses.map(({ id }) => id).filter((id) => specified.includes(id))).toEqual(specified)
  })

  it.each(schemas)('$id is a calculator or a class with a screen of its own, as the meta-schema has it', (schema) => {
    const shape = schema.place.screen === undefined ? metaSchema : workingClassShape
    expect(shape.safeParse(schema).error?.issues).toBeUndefined()
  })

  it('are found by the first part of the path of their calls', () => {
    expect(workingIdsOf('ReducerWorking')).toEqual(['2000000', '2000001', '2000002', '302', '1017'])
    expect(workingIdsOf('RotatingPlatformWorking')).toEqual(['3000000', '120', '121'])
    expect(workingIdsOf('ElectricCylinderWorking')).toEqual(['1000', '22'])
    for (const { schema } of calculators) {
      expect(workingIdsOf(requestCall(schema.request).path.split('/')[0] ?? '')).toContain(String(schema.id))
    }
  })

  it('are the very schemas that their files export', () => {
    expect(calculators.map(({ schema }) => schema)).toContain(lift)
  })

  const placed = (id: number, place: object) => ({ ...lift, id, place: { group: 'linear', drawing: 'BallScrew', ...place } })

  it('refuse a group that the start page does not have, and an id that is given twice', () => {
    expect(() => checkPlaces([placed(1, { group: 'linaer' })])).toThrow(
      "1: there is no group 'linaer' (known: linear, actuator, rotary, system)",
    )
    expect(() => checkPlaces([placed(1, {}), placed(2, { also: [1] })])).toThrow('two schemas have the id 1')
  })

  it('without an order come last, by id', () => {
    const classes = workingClassesOf([placed(7, {}), placed(5, {}), placed(9, { order: 3 }), placed(8, { order: 1, also: [2] })])
    expect(classes.map(({ id }) => id)).toEqual(['8', '2', '9', '5', '7'])
  })
})

describe('what a calculator goes on with', () => {
  const leading = calculators.flatMap(({ schema }) => (schema.results.next ? [{ id: schema.id, ...schema.results.next }] : []))

  it.each(leading)('$id leads to numbers of $calculator', ({ calculator, inputs }) => {
    const fields = calculators.find(({ schema }) => schema.id === calculator)?.schema.fields ?? {}
    expect(Object.keys(inputs).filter((field) => fields[field]?.kind !== 'number')).toEqual([])
  })
})
