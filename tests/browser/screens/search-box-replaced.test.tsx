/** The plain search field is replaced by the search box once that is loaded, while somebody types. */
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadBox } from '../../../screens/search/header-search.tsx'
import { keepText } from '../../../screens/search/saved-text.ts'
import { box, openNoting, panel, type } from './search-box-tools.ts'

it('keeps what is selected in the field that it replaces: whoever comes by Tab types over the old keyword', async () => {
  keepText('old')
  await openNoting('/help')
  await expect.element(box()).toHaveValue('old')
  const field = box().element()
  if (!(field instanceof HTMLInputElement)) throw new TypeError('no field')
  field.focus()
  field.select()
  await expect.poll(panel).not.toBeNull()
  await userEvent.keyboard('n')
  await expect.element(box()).toHaveValue('n')
  keepText('')
})

it('is typed over where a keyword of before is pressed, and keeps the caret of a second press', async () => {
  keepText('WTF2040-2')
  await openNoting('/help')
  await expect.element(box()).toHaveValue('WTF2040-2')
  await box().click()
  await userEvent.keyboard('k')
  await expect.element(box()).toHaveValue('k')
  await box().click()
  await userEvent.keyboard('r')
  await expect.element(box()).toHaveValue('kr')
  keepText('')
})

it('does not select again what was typed between the loading of the box and its showing', async () => {
  keepText('WTF2040-2')
  await openNoting('/help')
  await expect.element(box()).toHaveValue('WTF2040-2')
  const field = box().element()
  if (!(field instanceof HTMLInputElement)) throw new TypeError('no field')
  await loadBox()
  field.focus()
  field.select()
  // Loaded, and not yet shown: React renders in a later task.
  await loadBox()
  type(field, 'k')
  await expect.poll(panel).not.toBeNull()
  await userEvent.keyboard('r')
  await expect.element(box()).toHaveValue('kr')
  keepText('')
})
