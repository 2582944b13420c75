/** Grouped parameter choice: two sections that narrow each other, and the pair. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { filterGroupRequest } from '../../../contract/directory/choice-groups.ts'
import { groupAnswer, groupDetails, groupList } from './group-answers.ts'
import type { answerCalls } from './open-screens.tsx'
import { goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

type Answer = Parameters<typeof answerCalls>[0]

const ok = (data: unknown) => Promise.resolve(Response.json({ code: 0, data }))
const answer: Answer = (address, signal, body) => {
  if (address.includes('FilterLectoGroup')) {
    return ok(groupAnswer(filterGroupRequest.parse(typeof body === 'string' ? JSON.parse(body) : body)))
  }
  if (address.includes('GetLectoGroups')) return ok(groupList)
  if (address.includes('group=gear-servo')) return ok(groupDetails)
  if (address.includes('GetLectoGroup')) return Promise.resolve(Response.json({ code: 40404, message: 'no', issues: [] }, { status: 404 }))
  return goodAnswer(address, signal)
}
const open = (hash: string) => openScreens(hash, 'en', answer)
const section = (name: string) => page.getByRole('region', { name, exact: true })
const gear = section('Reducer')
const motor = section('Servo motor')
const namesIn = (label: string) => [...document.querySelectorAll(`[aria-label="${label}"] li b`)].map(({ textContent }) => textContent)

describe('a group', () => {
  it('lists what fits; what is not known is counted and not listed', async () => {
    await open('/lectogroup?group=gear-servo')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Reducer with servo motor')
    await expect.poll(() => namesIn('Reducer')).toEqual(['G60', 'G90'])
    expect(namesIn('Servo motor')).toEqual(['M60', 'M90'])
    await expect.element(gear.getByText(/^1 more are not listed/)).toBeVisible()
  })

  it('narrows one section by the other, and says that the other one excludes a value', async () => {
    await open('/lectogroup?group=gear-servo')
    await gear.getByRole('button', { name: 'A (1)' }).click()
    await expect.poll(() => namesIn('Servo motor')).toEqual(['M60'])
    const grey = motor.getByRole('button', { name: 'Y (0)' })
    await expect.element(grey).toHaveAttribute('aria-disabled', 'true')
    await expect.element(motor.getByText('Values shown in grey do not fit any remaining model of the other part').first()).toBeVisible()
    await gear.getByRole('button', { name: 'Clear choices' }).click()
    await expect.poll(() => namesIn('Servo motor')).toEqual(['M60', 'M90'])
  })

  it('ends on a pair with its order code, which an address keeps', async () => {
    await open('/lectogroup?group=gear-servo')
    await gear.getByRole('button', { name: 'Select G90' }).click()
    await expect.poll(() => namesIn('Servo motor')).toEqual(['M90'])
    await motor.getByRole('button', { name: 'Select M90' }).click()
    await expect.element(page.getByText('The motor can be mounted.')).toBeVisible()
    await expect.element(page.getByText('G90+14-50-70+M90')).toBeVisible()
    const product = page.getByRole('link', { name: 'Go to the product page with this motor' })
    await expect.element(product).toHaveAttribute('href', '#/productslecto/GP/G90?flange=14-50-70&motor=M90')
    const hash = location.hash.slice(1)
    expect(hash).toBe('/lectogroup?group=gear-servo&s=G90&m=M90')
    await open(hash)
    await expect.element(page.getByText('G90+14-50-70+M90')).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
  })

  it('says of a pair in an address that it does not fit, or that this is not known', async () => {
    await open('/lectogroup?group=gear-servo&s=G60&m=M90')
    await expect.element(page.getByText('The motor cannot be mounted.')).toBeVisible()
    await expect.element(page.getByText('Combined order code')).not.toBeInTheDocument()
    await open('/lectogroup?group=gear-servo&s=G00&m=M90')
    await expect.element(page.getByText('Mounting cannot be confirmed: ask the manufacturers.')).toBeVisible()
    await expect.element(page.getByText('Combined order code')).not.toBeInTheDocument()
  })

  it.each(widths)('has no barriers at %i px', async (width) => {
    await page.viewport(width, 800)
    await open('/lectogroup?group=gear-servo')
    await expect.poll(() => namesIn('Reducer')).toHaveLength(2)
    expect(await problemsOfPage()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('no group', () => {
  it.each([
    ['/lectogroup', 'Matched pairs'],
    ['/lectogroup?group=none', 'There is no such pair'],
  ])('%s lists the groups', async (hash, heading) => {
    await open(hash)
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /^Reducer with servo motor/ }))
      .toHaveAttribute('href', '#/lectogroup?group=gear-servo')
    expect(await problemsOfPage()).toEqual([])
  })
})
