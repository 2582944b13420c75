import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ballScrewCandidate } from '../../../families/ball-screw/wire/ball-screw.ts'
import { screwCalculation } from './fixture-answers.ts'
import { calculating, matchScrew } from './match-screw.ts'

const [first] = screwCalculation.list
if (!first) throw new Error('the fixture has too few models')
const { nominalDiameterMm, leadMm, nutLengthMm } = ballScrewCandidate.parse(first.candidate)

const picture = (of: Element) => of.querySelector('svg[data-scale]')
const dimensions = (of: Element) => [...(picture(of)?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)
const firstCard = () => page.getByRole('article', { name: first.skuName, exact: true }).first()

it('the picture of a model has its sizes in proportion: the main ones on its card, all of them beside its reasons', async () => {
  await matchScrew()
  await expect.element(firstCard()).toBeVisible()
  const card = firstCard().element()
  await expect.poll(() => dimensions(card)).toEqual([`${nutLengthMm}`, `⌀${nominalDiameterMm}`])
  const nut = Number(picture(card)?.querySelector('rect')?.getAttribute('width'))
  expect(nut / Number(picture(card)?.getAttribute('data-scale'))).toBeCloseTo(nutLengthMm, 6)
  await firstCard().getByRole('button', { name: 'Why' }).click()
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText(/^To scale, from the manufacturer’s dimensions, in mm/)).toBeVisible()
  expect(dimensions(drawer.element())).toEqual([`${nutLengthMm}`, `⌀${nominalDiameterMm}`, `${leadMm}`])
})

it('the picture of a model is that of its kind where its figures allow no other', async () => {
  await matchScrew(calculating({ list: [{ ...first, candidate: { leadMm } }, ...screwCalculation.list.slice(1)] }))
  await expect.element(firstCard()).toBeVisible()
  await expect.poll(() => firstCard().element().querySelector(':scope > :first-child svg path')).not.toBeNull()
  expect(picture(firstCard().element())).toBeNull()
})
