import { describe, expect, it } from 'vitest'
import { ownScreens } from '../../../schemas/class-drawings.ts'
import { workingClasses as registered } from '../../../schemas/registry.ts'
import { moves } from '../../../schemas/working-classes.ts'
import { ownPageOf } from '../../../screens/app/own-pages.tsx'
import { loadPlan, workingClasses } from '../../../screens/base/calculators/working-classes.ts'
import * as classDrawings from '../../../screens/drawings/classes.tsx'

it('the screens know the classes of the registry by their places, and those with screens of their own by their results', () => {
  expect(workingClasses).toEqual(
    registered.map(({ id, schema: { id: own, place, results } }) => ({
      id,
      schema: { id: own, place, ...(place.screen !== undefined && { results }) },
    })),
  )
})

it('each class answers what somebody may want to move, and nothing that may be wanted is without a class', () => {
  const answered = workingClasses.flatMap(({ schema }) => schema.place.moves ?? [])
  expect([...new Set(answered)].toSorted()).toEqual([...moves].toSorted())
  expect(workingClasses.filter(({ schema }) => (schema.place.moves ?? []).length === 0)).toEqual([])
})

it('a check of a class knows the screens that there are', () => {
  expect(ownScreens.filter((screen) => ownPageOf(screen, 'calc') === undefined)).toEqual([])
})

describe.each(workingClasses)('the class $id', ({ id, schema: { id: own, place } }) => {
  it('has a page, its picture, and a form where no screen is its own', async () => {
    expect(place.screen === undefined || ownPageOf(place.screen, 'calc') !== undefined).toBe(true)
    expect(Object.keys(classDrawings)).toContain(place.drawing)
    expect((await loadPlan(id))?.schema.id).toBe(place.screen === undefined ? own : undefined)
  })
})
