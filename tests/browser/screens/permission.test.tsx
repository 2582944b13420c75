import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Permission } from '../../../contract/people/people.ts'
import { keepAccount } from '../../../screens/base/account/account.ts'
import { matchScrew } from './match-screw.ts'
import { openDrawer } from './open-rotating.tsx'
import { answerCalls, beSite, goodAnswer } from './open-screens.tsx'
import { noRecords, ok, person } from './person.ts'

/** The buttons that were given, or that they cannot be asked for; each question is counted. */
const giving = (infoReview: readonly Permission[] | undefined) => {
  const addresses: string[] = []
  const answer: typeof goodAnswer = async (address, signal) => {
    if (!address.startsWith('/api/')) return goodAnswer(address, signal)
    if (!address.includes('GetUserButPer')) return noRecords()
    addresses.push(address)
    return infoReview ? ok({ infoReview }) : Response.json({ code: 50001, message: 'no' }, { status: 500 })
  }
  return { addresses, answer }
}

const openResult = async () => {
  await openDrawer()
  await page.getByRole('button', { name: 'Go to calculate' }).click()
  await expect.element(page.getByRole('button', { name: 'Fill into the condition selection' })).toBeVisible()
}
const submit = () => page.getByRole('button', { name: 'Submit to manufacturer' })
const print = () => page.getByRole('button', { name: 'Print', exact: true }).first()

it('a button that nobody has to be given is there for everybody, and nobody is asked', async () => {
  const { addresses, answer } = giving([])
  answerCalls(answer)
  beSite({ needGrant: ['price'] })
  await openResult()
  await expect.element(submit()).toBeVisible()
  keepAccount(person())
  await expect.element(submit()).toBeVisible()
  expect(addresses).toEqual([])
})

it.each([
  ['a visitor', false, ['submit'], false],
  ['somebody to whom it was not given', true, ['report'], false],
  ['somebody to whom it was given', true, ['submit'], true],
  ['somebody of whom it is not known', true, undefined, false],
] as const)('one that has to be given is shown to %s: %s %s %s', async (_, isKnown, granted, isShown) => {
  const { addresses, answer } = giving(granted)
  answerCalls(answer)
  beSite({ needGrant: ['submit'] })
  if (isKnown) keepAccount(person())
  await openResult()
  await expect.poll(() => addresses.length > 0).toBe(isKnown)
  await expect.poll(() => submit().elements().length).toBe(Number(isShown))
})

it('results are printed by those who may', async () => {
  const { answer } = giving(['report'])
  beSite({ needGrant: ['report'] })
  await matchScrew(answer)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(print()).not.toBeInTheDocument()
  keepAccount(person())
  await expect.element(print()).toBeVisible()
})
