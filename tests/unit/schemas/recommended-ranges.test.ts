import { expect, it } from 'vitest'
import { electricCylinder } from '../../../schemas/1000-electric-cylinder/schema.ts'

it('every load and motion of the electric cylinder has a recommended range', () => {
  const { load, motion, ...fields } = electricCylinder.fields
  const named = [load, motion].flatMap((tabs) => (tabs?.kind === 'alternatives' ? Object.values(tabs.branches).flat() : []))
  const without = named.filter((name) => {
    const field = Object.entries(fields).find(([id]) => id === name)?.[1]
    return field?.kind === 'number' && field.hint === undefined && field.onOutOfRange !== 'hint'
  })
  expect(without).toEqual([])
})
