import { expect, test } from 'vitest'
import { expectIssue, get, issuesOf, liftQuery, post, screwQuery } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const { W: _load, ...withoutLoad } = screwQuery
test.each([
  ['an unknown parameter', { ...screwQuery, Weight: '1' }, { code: 'unknownParameter', path: 'Weight' }],
  ['Only where it has no meaning', { ...screwQuery, Only: 'passed' }, { code: 'unknownParameter', path: 'Only' }],
  ['a repeated parameter', `${new URLSearchParams(screwQuery)}&W=81`, { code: 'repeatedParameter', path: 'W' }],
  ['a repeated page', `${new URLSearchParams(screwQuery)}&Page=1&Page=2`, { code: 'repeatedParameter', path: 'Page' }],
  ['a missing parameter', withoutLoad, { code: 'missing', path: 'W', message: 'Please enter Load' }],
  ['an empty parameter', { ...screwQuery, W: '' }, { code: 'missing', path: 'W' }],
  ['a word for a number', { ...screwQuery, W: 'heavy' }, { code: 'notANumber', path: 'W' }],
  ['NaN', { ...screwQuery, W: 'NaN' }, { code: 'notANumber', path: 'W' }],
  ['Infinity', { ...screwQuery, W: 'Infinity' }, { code: 'notANumber', path: 'W' }],
  ['a number beyond the largest', { ...screwQuery, W: '1e999' }, { code: 'notANumber', path: 'W' }],
  ['a hexadecimal number', { ...screwQuery, W: '0x10' }, { code: 'notANumber', path: 'W' }],
  ['a decimal comma', { ...screwQuery, W: '1,5' }, { code: 'notANumber', path: 'W' }],
  ['a negative load', { ...screwQuery, W: '-1' }, { path: 'W' }],
  ['a load of nothing', { ...screwQuery, W: '0' }, { path: 'W' }],
  [
    'an unknown option',
    { ...screwQuery, FixedMethod: 'glued' },
    { code: 'notAnOption', path: 'FixedMethod', message: '“glued” is not a valid option for End supports' },
  ],
  ['an option that is shown but never sent', { ...screwQuery, UsePrecision: 'C7/C10' }, { code: 'notAnOption', path: 'UsePrecision' }],
  ['the name of an object property as option', { ...screwQuery, FixedMethod: 'constructor' }, { code: 'notAnOption', path: 'FixedMethod' }],
  ['a Count beyond the limit', { ...screwQuery, Count: '101' }, { path: 'Count' }],
  ['a Count that is no whole number', { ...screwQuery, Count: '1.5' }, { path: 'Count' }],
  ['page 0', { ...screwQuery, Page: '0' }, { code: 'belowMinimum', path: 'Page' }],
  ['a page that is no number', { ...screwQuery, Page: '1;2' }, { code: 'notANumber', path: 'Page' }],
  ['a page far beyond any catalogue', { ...screwQuery, Page: '999999999' }, { code: 'aboveMaximum', path: 'Page' }],
])('with %s is refused with a text for it', async (_what, query, issue) => {
  await expectIssue(await get(service, 'BallScrewWorking/Calculation', { query }), issue)
})

test('is told everything that is wrong with it at once', async () => {
  const issues = await issuesOf(await get(service, 'LiftWorking/Calculation', { query: { ED: '101', W: 'x', Speed: '0', Extra: '1' } }))
  expect(issues.map(({ path }) => path).toSorted()).toEqual(['ED', 'Extra', 'FixedMethod', 'Speed', 'Stroke', 'W'])
})

test('is answered in the language of the caller', async () => {
  const messages = await Promise.all(
    ['cn', 'en', 'es', 'ru'].map(
      async (lang) =>
        (await issuesOf(await get(service, 'LiftWorking/Calculation', { query: { ...liftQuery, W: 'x' }, headers: { lang } })))[0]?.message,
    ),
  )
  expect(new Set(messages).size).toBe(4)
})

test('an init call takes no parameters', async () => {
  expect(await issuesOf(await get(service, 'LiftWorking/CalculationInit', { query: { useMethod: '1' } }))).toMatchObject([
    { code: 'unknownParameter', path: 'useMethod' },
  ])
})

test('property names of objects are parameters like any other', async () => {
  const answer = await get(service, 'LiftWorking/Calculation', {
    query: `${new URLSearchParams(liftQuery)}&__proto__=1&constructor=2&hasOwnProperty=3`,
  })
  expect((await issuesOf(answer)).map(({ path }) => path)).toEqual(['__proto__', 'constructor', 'hasOwnProperty'])
})

test('script in a value comes back as JSON text only, shortened', async () => {
  const script = `<script>alert(1)</script>${'x'.repeat(5000)}`
  const answer = await get(service, 'LiftWorking/Calculation', { query: { ...liftQuery, W: script } })
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await answer.text()).length).toBeLessThan(1000)
})

test('hundreds of faults are answered with the first fifty', async () => {
  const query = new URLSearchParams(Array.from({ length: 400 }, (_, index) => [`p${index}`, '1']))
  expect(await issuesOf(await get(service, 'LiftWorking/Calculation', { query: String(query) }))).toHaveLength(50)
})

test('broken percent signs and control characters are values like any other', async () => {
  for (const text of ['%', '%zz', '%00', '%0d%0aX: y', '%ff', '+', '%F0%9F%94%A9']) {
    const answer = await get(service, 'LiftWorking/Calculation', { query: `W=${text}` })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('x')).toBeNull()
  }
})

test('a member of a body that is missing is named by its label', async () => {
  const answer = await post(service, {}, 'LinearAxisWorking/Calculation')
  await expectIssue(answer, { code: 'required', path: 'mass', message: '“Moving mass” is missing' })
})
