import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showResults } from './match-screw.ts'
import { answerCalls, expectForEveryone, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const start = () => page.getByRole('button', { name: 'Start matching' })
const overlay = () => page.getByRole('dialog', { name: 'Matching' })

const fillBallScrew = async (speed: string): Promise<void> => {
  await openScreens('/selection/calc_30')
  await page.getByText('Horizontal').click()
  await page.getByText('Fixed – supported', { exact: true }).click()
  await page.getByLabelText('Load').fill('80')
  await page.getByLabelText('Max. speed').fill(speed)
  await page.getByLabelText('Acceleration').fill('6.667')
  await page.getByLabelText('Travel').fill('1000')
  await page.getByLabelText('Accuracy grade').selectOptions('C7')
}

const match = async (speed = '1000'): Promise<void> => {
  await fillBallScrew(speed)
  await start().click()
  await showResults()
}

it('before the first run the results say what the next step is, and the disabled Start what is missing', async () => {
  await openScreens('/selection/calc_30')
  await expect.element(page.getByText('Next step: fill in the required parameters')).toBeVisible()
  await expect.element(start()).toHaveAttribute('title', expect.stringContaining('Still required to start matching'))
  await fillBallScrew('1000')
  await expect.element(page.getByText('Fill in the working conditions, then click Start matching')).toBeVisible()
})

describe('the range of a field', () => {
  it('of the service factor is seen without the focus, and follows the kind of load', async () => {
    await openScreens('/selection/calc_300')
    const hint = () => document.querySelector('#serviceFactor-hint')
    await expect.poll(() => hint()?.textContent).toMatch(/1\.3 to 1\.5/)
    await expect.poll(() => getComputedStyle(hint() ?? document.body).visibility).toBe('visible')
    await page.getByText('Smooth', { exact: false }).first().click()
    await expect.poll(() => hint()?.textContent).toMatch(/1 to 1\.3/)
  })

  it('does not promise what is refused', async () => {
    await openScreens('/selection/calc_30')
    await expect.poll(() => document.querySelector('#speed-hint')?.textContent).toMatch(/^Above 0, up to 6,?000\smm\/s/)
    await openScreens('/selection/calc_31')
    await expect.poll(() => document.querySelector('#speed-hint')?.textContent).toMatch(/^Above 0, up to 5,?000\smm\/s/)
  })
})

describe('while matching', () => {
  it('Escape shows an answer that is there', async () => {
    await fillBallScrew('1000')
    await start().click()
    // Pressed in the task that finds the answer: after its time the overlay goes by itself.
    const press = () => {
      const isReady = overlay().query()?.textContent.includes('Results are ready, 16 models match') ?? false
      if (isReady) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      return isReady
    }
    await expect.poll(press).toBe(true)
    await expect.element(overlay()).not.toBeInTheDocument()
    await expect.element(page.getByText('16 of 214 models match')).toBeVisible()
  })

  it('cancelling aborts the call and keeps the inputs', async () => {
    await fillBallScrew('1000')
    const signals: AbortSignal[] = []
    answerCalls((_address, signal) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    await start().click()
    await expect.poll(() => signals).toHaveLength(1)
    await overlay().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('status').getByText('Matching cancelled; your inputs are unchanged')).toBeVisible()
    await expect.element(page.getByLabelText('Max. speed')).toHaveValue('1000')
    await expect.poll(() => signals[0]?.aborted).toBe(true)
  })

  it('a late answer of a cancelled run is dropped', async () => {
    await fillBallScrew('1000')
    const held: (() => void)[] = []
    answerCalls(async (address) => {
      if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve))
      return goodAnswer(address, new AbortController().signal)
    })
    await start().click()
    await expect.poll(() => held).toHaveLength(1)
    await overlay().getByRole('button', { name: 'Cancel' }).click()
    held[0]?.()
    await expect.element(page.getByText('Fill in the working conditions, then click Start matching')).toBeVisible()
    expect(document.querySelectorAll('article[data-row]')).toHaveLength(0)
  })
})

describe('a run that fails', () => {
  it.each([
    ['a server that is down', async () => Promise.reject(new TypeError('Failed to fetch')), 'The server cannot be reached'],
    ['an answer that is no JSON', async () => new Response('<html>'), 'The server response could not be read'],
    ['a fault of the server', async () => new Response('', { status: 502 }), 'The server reported an error (502)'],
    [
      'a refusal',
      async () =>
        Response.json({
          code: 40001,
          message: 'Some values of the request are not right',
          issues: [{ code: 'notAbove', path: 'W', params: {}, message: 'Load must be greater than 0 kg' }],
        }),
      'Load must be greater than 0 kg',
    ],
  ])('by %s says so, keeps the inputs and can be tried again', async (_claim, answer, text) => {
    await fillBallScrew('1000')
    answerCalls(answer)
    await start().click()
    await expect.element(page.getByRole('alert').getByText(text, { exact: false })).toBeVisible()
    await expect.element(page.getByLabelText('Max. speed')).toHaveValue('1000')
    answerCalls(goodAnswer)
    await page.getByRole('button', { name: 'Try again' }).click()
    await showResults()
    await expect.element(page.getByText('16 of 214 models match')).toBeVisible()
  })

  it('at init keeps the form and offers to try again', async () => {
    await openScreens('/selection/calc_30', 'en', async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect.element(page.getByText('The options could not be loaded', { exact: false })).toBeVisible()
    answerCalls(goodAnswer)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Horizontal')).toBeVisible()
  })
})

describe('results', () => {
  it('show the best fourteen, the first opened, and the rest in a drawer of 850 px, are sorted, and say when the inputs have changed since', async () => {
    await match()
    await expect.element(page.getByText('16 of 214 models match')).toBeVisible()
    expect(document.querySelectorAll('tr[data-open]')).toHaveLength(14)
    expect(document.querySelectorAll('article[data-row]')).toHaveLength(1)
    await page.getByRole('button', { name: 'R32-20K4-FSC', exact: true }).first().click()
    await expect.element(page.getByText(/1\.23×10⁶/), { message: 'a life from 999 999 km on in scientific form' }).toBeVisible()
    await page.getByRole('button', { name: 'More recommendations', exact: false }).click()
    await expect.element(page.getByRole('dialog', { name: 'More recommended models' })).toBeVisible()
    expect(document.querySelectorAll('[data-drawer] tr[data-open]')).toHaveLength(2)
    expect(document.querySelector('[data-drawer]')?.clientWidth).toBe(850)
    await page.viewport(800, 900)
    await expect.poll(() => document.querySelector('[data-drawer]')?.clientWidth).toBe(800)
    await page.viewport(1440, 900)
    await userEvent.keyboard('{Escape}')
    await page.getByRole('combobox', { name: 'Sorted by' }).selectOptions('lead')
    await expect.poll(() => document.querySelector('tr[data-open] th button')?.textContent).toBe('R32-20K4-FSC')
    const outdated = page.getByText('The conditions have changed since these results were calculated')
    await page.getByLabelText('Travel').fill('1200')
    await expect.element(outdated).toBeVisible()
    await page.getByLabelText('Travel').fill('1000')
    await expect.element(outdated).not.toBeInTheDocument()
  })

  it('tell why a model is recommended, the governing check first, and give the focus back', async () => {
    await match()
    await page.getByRole('button', { name: 'Why' }).first().click()
    await expect.element(page.getByRole('dialog').getByRole('table').first()).toBeVisible()
    expect(document.querySelector('[data-drawer] .ledger [data-verdict]')?.textContent).toBe('Critical speed')
    expect(await problemsOfPage()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Why' }).first()).toHaveFocus()
  })

  it('list every rejected model, twenty a page', { tags: ['deep'] }, async () => {
    await match()
    await page.getByRole('button', { name: 'Rejected models' }).click()
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible()
    expect(document.querySelectorAll('[data-drawer] li:has(summary)')).toHaveLength(20)
  })

  it.each(widths)('have no accessibility problems at %i px, and take the chosen model along to its product page', async (width) => {
    await page.viewport(width, 800)
    await match()
    await expect.element(page.getByText('16 of 214 models match')).toBeVisible()
    await expectForEveryone()
    await page.getByRole('button', { name: 'Select model' }).first().click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'WTF2040-3' })).toBeVisible()
    expect(location.hash).toBe('#/productslecto/ball-screw/sku-0')
    const stored: unknown = JSON.parse(sessionStorage.getItem('selectedParams') ?? 'null')
    expect(stored).toMatchObject({ source: 'calc', workingID: '30', serviceID: 'ball-screw', carry: { isSTL: false } })
    await expect.element(page.getByText('6.667 m/s²')).toBeVisible()
  })
})

it('where nothing matches, the nearest three say what stops them and what would fit, which can be applied', async () => {
  await match('3000')
  await expect.element(page.getByText('No model meets the matching conditions')).toBeVisible()
  await expect.element(page.getByText('Suitable if Max. speed ≤ 2412 mm/s')).toBeVisible()
  expect(document.querySelectorAll('section ul > li:has(> strong)')).toHaveLength(3)
  await page.getByRole('button', { name: 'Apply: Max. speed 2412 mm/s' }).click()
  await expect.element(page.getByLabelText('Max. speed')).toHaveValue('2412')
  await expect.element(page.getByText('Max. speed set to 2412 mm/s. Start matching again.')).toBeVisible()
})
