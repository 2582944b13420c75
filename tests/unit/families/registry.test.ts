import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { familyLoaders, loadFamilies, loadFamily, loadSizer } from '../../../families/registry.ts'
import { workingClasses } from '../../../schemas/registry.ts'

const folder = join(import.meta.dirname, '../../../families')
const has = (name: string, file: string) => existsSync(join(folder, name, file))
// The type of a manifest is in `define`.
const folders = readdirSync(folder).filter((name) => has(name, 'rows') || (name !== 'define' && has(name, 'family.ts')))
const families = await loadFamilies()

test('every folder with a manifest or rows is in the registry once, under its own name', () => {
  expect(folders.toSorted()).toEqual(Object.keys(familyLoaders).toSorted())
  expect(families.map(({ id }) => id)).toEqual(Object.keys(familyLoaders))
})

const withRows = families.filter(({ id }) => has(id, 'rows'))

test.each(withRows)('$id has one name: of its folder, its table and its rows', ({ id, table }) => {
  expect(table.id).toBe(id)
  expect(readdirSync(join(folder, id, 'rows')).length).toBeGreaterThan(0)
})

test('a family without rows puts models of others together, and its cards are about those of one', () => {
  const without = families.filter(({ id }) => !has(id, 'rows'))
  expect(without.map(({ id, table }) => [id, table.id])).toEqual([['linear-axis', 'ball-screw']])
  expect(without.filter(({ pairs, selection, shown }) => !pairs || selection || shown)).toEqual([])
})

test.each(families.filter(({ selection }) => selection))('$id: what can be sized has a card and assumptions', async ({ id, shown }) => {
  const sizer = await loadSizer(id)
  expect(shown).toBeDefined()
  expect(Object.keys(sizer.assumptions).length).toBeGreaterThan(0)
  expect(sizer.levers.length).toBeGreaterThan(0)
  expect(sizer.terms.length).toBeGreaterThan(0)
})

test('no two families answer for one service', () => {
  const services = families.flatMap(({ selection }) => Object.keys(selection?.services ?? {}))
  expect(new Set(services).size).toBe(services.length)
})

test.each(workingClasses)('the working class $id names a family with models to show', async ({ schema }) => {
  expect((await loadFamily(schema.results?.family ?? '')).shown).toBeDefined()
})

test.each(['constructor', '', 'ball-screws'])('there is no family %j', async (id) => {
  await expect(loadFamily(id)).rejects.toThrow(RangeError)
})

test('a family that is only a part of others is not sized', async () => {
  await expect(loadSizer('servo-motor')).rejects.toThrow('are not sized one by one')
})
