import { expect, it } from 'vitest'
import { beSite, openScreens } from './open-screens.tsx'

it('has no blank after the stop of a sentence in the hints of a form in Chinese', async () => {
  beSite({})
  await openScreens('/selection/calc_30', 'zh-Hans')
  const hints = () => [...document.querySelectorAll('[id$="-hint"]')].map(({ textContent }) => textContent)
  await expect.poll(() => hints().some((hint) => hint.includes('。'))).toBe(true)
  expect(hints().filter((hint) => hint.includes('。 '))).toEqual([])
})
