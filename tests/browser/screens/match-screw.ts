/** The ball-screw form, filled, and its results. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { encodeSelection } from '../../../contract/saved/selection-address.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import { calculationResponse, screwCalculation } from './fixture-answers.ts'
import { goodAnswer, openScreens } from './open-screens.tsx'

type Answer = Parameters<typeof openScreens>[2]

/** The service with another response to calculations: whole, or other parts of the usual one. */
export const calculating =
  (respond: Partial<Calculation> | ((query: URLSearchParams) => Partial<Calculation> | Response)): typeof goodAnswer =>
  async (address, signal, body) => {
    if (!address.includes('/Calculation?')) return goodAnswer(address, signal, body)
    const response = typeof respond === 'function' ? respond(new URL(address, location.href).searchParams) : respond
    return response instanceof Response ? response : calculationResponse({ ...screwCalculation, ...response })
  }

/** Leaves the overlay of a run as soon as the answer is there; after its time it goes by itself, maybe while the pointer is on its way. */
export const showResults = async (): Promise<void> => {
  let wasShown = false
  const isLeft = () => {
    document.querySelector<HTMLButtonElement>('[data-ready] ~ div > button[data-kind=primary]:enabled')?.click()
    const isShown = document.querySelector('[data-ready]') !== null
    wasShown ||= isShown
    return wasShown && !isShown
  }
  await expect.poll(isLeft, { interval: 10 }).toBe(true)
}

/** The working conditions of THK General Catalog A-722, as a link holds them. */
const screw: Selection = {
  v: 1,
  calculator: '30',
  inputs: {
    posture: 'horizontal',
    fixing: 'fixed-supported',
    load: [80, 'kg'],
    speed: [1000, 'mm/s'],
    acceleration: [6.667, 'm/s²'],
    travel: [1000, 'mm'],
    precision: 'C7',
  },
}

/** Opens the ball-screw form as a link fills it, and shows the results. That a form is filled by hand is tested in calculator.test. */
export const matchScrew = async (answer: Answer = goodAnswer): Promise<void> => {
  await openScreens(`/selection/calc_30?s=${await encodeSelection(screw)}`, 'en', answer)
  await page.getByRole('button', { name: 'Start matching' }).click()
  await showResults()
}
