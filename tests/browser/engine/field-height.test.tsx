import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { open, type } from './numbers.ts'

it('a field is 76 px high, with a hint, while typing, and with a fault', async () => {
  await open()
  const height = () => document.querySelector('[data-field=refused]')?.getBoundingClientRect().height
  await expect.poll(height).toBe(76)
  await type('refused', '5000')
  expect(height()).toBe(76)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.querySelector('[data-field=refused] [id$=-issue]')).not.toBeNull()
  expect(height()).toBe(76)
})
