/** Which tests `npm test -- --changed` runs for a change. */
import { expect, test } from 'vitest'
import { changedFamilyTests, changedJourneys } from '../../../scripts/changed-tests.ts'

test.each([
  [
    'a family with its calculator, texts and documents',
    ['families/ball-screw/sizing/figures.ts', 'schemas/30-ball-screw/schema.ts', 'CHANGELOG.md'],
    true,
  ],
  ['a calculator alone', ['schemas/30-ball-screw/schema.ts'], false],
  ['what all families share', ['families/ball-screw/card.ts', 'families/sizing/verdict.ts'], false],
  ['a family and the server', ['families/ball-screw/card.ts', 'server/main.ts'], false],
])('%s: by the tests of families alone: %s', (_, files, isAlone) => {
  expect(changedFamilyTests(files) !== undefined).toBe(isAlone)
})

test('a changed test of a family is among them; a journey is for Playwright', () => {
  const files = ['families/rotary/card.ts', 'tests/unit/server/routes/rotary.test.ts', 'tests/e2e/rotary.test.ts']
  expect(changedFamilyTests(files)).toContain('tests/unit/server/routes/rotary.test.ts')
  expect(changedFamilyTests(files)).not.toContain('tests/e2e/rotary.test.ts')
  expect(changedJourneys(files)).toEqual(['tests/e2e/rotary.test.ts', 'tests/e2e/scene-report.test.ts'])
})
