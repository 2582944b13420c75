import { expect, it } from 'vitest'
import { electricCylinder } from '../../../schemas/1000-electric-cylinder/schema.ts'
import type { Field } from '../../../engine/define/index.ts'

it('every load and motion of the electric cylinder has a recommended range', () => {
  const fields = new Map<string, Field>(Object.entries(electricCylinder.fields))
  const named = ['load', 'motion'].flatMap((id) => {
    const tabs = fields.get(id)
    return tabs?.kind === 'alternatives' ? Object.values(tabs.branches).flat() : []
  })
  const numbers = named.flatMap((name) => {
    const field = fields.get(name)
    return field?.kind === 'number' ? [{ name, field }] : []
  })
  expect(numbers.length).toBeGreaterThan(6)
  expect(numbers.filter(({ field }) => field.hint === undefined && field.onOutOfRange !== 'hint')).toEqual([])
})
