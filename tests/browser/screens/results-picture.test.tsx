import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ballScrewCandidate } from '../../../families/ball-screw/wire/ball-screw.ts'
import { calculationResponse, screwCalculation } from './fixture-answers.ts'
import { matchScrew } from './match-screw.ts'
import { goodAnswer, problemsOfPage } from './open-screens.tsx'

const [first] = screwCalculation.list
if (!first) throw new Error('the fixture has too few models')
const { nominalDiameterMm, leadMm, nutLengthMm } = ballScrewCandidate.parse(first.candidate)

const picture = (of: Element) => of.querySelector('.model-view')
const dimensions = (of: Element) => [...(picture(of)?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)
const answering = (candidate: Readonly<Record<string, unknown>>): typeof goodAnswer => {
  const answer = { ...screwCalculation, list: [{ ...first, candidate }, ...screwCalculation.list.slice(1)] }
  return (address, signal) =>
    address.includes('/Calculation?') ? Promise.resolve(calculationResponse(answer)) : goodAnswer(address, signal)
}
const firstCard = () => page.getByRole('article', { name: first.skuName, exact: true }).first()

describe('the picture of a model', () => {
  it('has the sizes of this model: the main ones on its card, all of them beside its reasons', async () => {
    await matchScrew()
    await expect.element(firstCard()).toBeVisible()
    await expect.poll(() => dimensions(firstCard().element())).toEqual([`${nutLengthMm}`, `⌀${nominalDiameterMm}`])
    await firstCard().getByRole('button', { name: 'Why' }).click()
    const drawer = page.getByRole('dialog')
    await expect.element(drawer.getByText(/^To scale, from the manufacturer’s dimensions, in mm/)).toBeVisible()
    expect(dimensions(drawer.element())).toEqual([`${nutLengthMm}`, `⌀${nominalDiameterMm}`, `${leadMm}`])
    expect(await problemsOfPage()).toEqual([])
  })

  it('is in proportion: the shaft is to the nut as the figures are', async () => {
    await matchScrew()
    await expect.poll(() => picture(firstCard().element())).not.toBeNull()
    const nut = picture(firstCard().element())?.querySelector('rect')?.getAttribute('width')
    const scale = Number(picture(firstCard().element())?.getAttribute('data-scale'))
    expect(Number(nut) / scale).toBeCloseTo(nutLengthMm, 6)
  })

  it('is that of its kind where its figures allow no other', async () => {
    await matchScrew(answering({ leadMm }))
    await expect.element(firstCard()).toBeVisible()
    await expect.poll(() => firstCard().element().querySelector('.card-picture svg path')).not.toBeNull()
    expect(picture(firstCard().element())).toBeNull()
  })
})
