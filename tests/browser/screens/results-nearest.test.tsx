import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { calculating, matchScrew } from './match-screw.ts'
import { goodAnswer } from './open-screens.tsx'

const none = calculating({ list: [], matched: 0 })

it('while the closest models are looked for, and where they cannot be had, that is said in their place', async () => {
  const reached = Promise.withResolvers<void>()
  let works = false
  await matchScrew(async (address, signal, body) => {
    if (!address.includes('/Explanation')) return none(address, signal, body)
    await reached.promise
    // At this speed the usual answer names the closest models.
    return works ? goodAnswer(address.replace('Speed=1000', 'Speed=3000'), signal, body) : new Response('', { status: 500 })
  })
  await expect.element(page.getByText('No model meets the matching conditions')).toBeVisible()
  await expect.element(page.getByText('Looking for the closest models…')).toBeVisible()
  reached.resolve()
  const failed = page.getByText(/The closest models could not be determined\. The server reported an error/)
  await expect.element(failed).toBeVisible()
  works = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => document.querySelectorAll('section ul > li:has(> strong)').length).toBeGreaterThan(0)
  await expect.element(failed).not.toBeInTheDocument()
})
