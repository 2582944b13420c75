import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ResultRow } from '../../../contract/results/selection.ts'
import { screwCalculation } from './fixture-answers.ts'
import { calculating, matchScrew } from './match-screw.ts'
import { expectForEveryone } from './open-screens.tsx'
import { widths } from '../views.ts'

const rows: readonly ResultRow[] = [
  { name: 'peakSpeed', value: 512.345678, unit: 'mm/s' },
  { name: 'brakeNeeded', value: 1, unit: '', kind: 'yesNo' },
  { name: 'lifeDistance', value: 1e27, unit: 'km' },
]

/** The form in which a calculator with a result table answers. */
const tableAnswer = calculating(() => {
  const { list, ...rest } = screwCalculation
  return Response.json({ code: 0, data: { ...rest, moduleLinearWorkingResDto: list, calResDtos: rows } })
})

it('the motion beside the results is drawn, said in words and as a table, with what follows from it, in the units of the reader', async () => {
  await matchScrew()
  expect(document.querySelector('[data-part="line"]'), 'folded, since the answer comes first').toBeNull()
  await page.getByText('Motion cycle').click()
  const words = 'Speed and Axial force over one cycle of 3.3 s: maximum speed 1000 mm/s, maximum load 550 N.'
  await expect.element(page.getByRole('img', { name: words })).toBeVisible()
  expect(document.querySelectorAll('[data-part="line"]')).toHaveLength(2)
  expect(document.querySelectorAll('[data-part="pause"]')).toHaveLength(2)
  const values = page.elementLocator(document.querySelector('details[open] ul') ?? document.body)
  await expect.element(values.getByText('Peak speed').first()).toBeVisible()
  await values.getByText('Formula').click()
  await expect.element(values.getByRole('group', { name: 'Formula', exact: true })).toMatchTextContent('v=2⋅St+t2−4⋅Sa')
  await expect.element(values.getByRole('group', { name: 'Formula with numbers' })).toMatchTextContent('v=2×1000mmt+t2−4×1000mma')
  await page.getByText('Data table').click()
  const table = page.getByRole('region', { name: 'Data table' }).getByRole('table')
  await expect.element(table.getByRole('row', { name: 'Acceleration, forward 0.15 75 0 → 1000 550' })).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: 'Speed, mm/s' })).toBeVisible()
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(8)
  await page.getByText('Imperial').click()
  await expect.element(table.getByRole('columnheader', { name: 'Speed, in/s' })).toBeVisible()
})

it.each(widths)('the result table has name, value and unit, for reference only, at %i px', async (width) => {
  await page.viewport(width, 800)
  await matchScrew(tableAnswer)
  const table = page.getByRole('region', { name: 'Calculation results' })
  await expect.element(page.getByText('Results are for reference only')).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Peak speed 512.3 mm/s' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Brake required Yes' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Rating life (distance) unlimited' })).toBeVisible()
  await page.getByText('Motion cycle').click()
  await page.getByText('Data table').click()
  await expectForEveryone()
})
