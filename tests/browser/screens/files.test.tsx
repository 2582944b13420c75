import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepAccount } from '../../../screens/base/account/account.ts'
import { tasksKey } from '../../../screens/base/files/stored-tasks.ts'
import { currentWish } from '../../../screens/base/account/user-centre.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { ok, person } from './person.ts'

type Call = { readonly name: string; readonly body: string | undefined }

/** A service whose answers the test changes: what each call says next. */
const service = () => {
  const calls: Call[] = []
  const answers: Record<string, () => Response> = {
    GetTypes: () => ok({ list: [2, 3, 7].map((downloadType) => ({ downloadType, extension: 'x' })) }),
    CheckDownload: () => ok({ left: 9 }),
    CreateModel: () => ok({ taskid: 't', checkPath: 't', complete: true }),
    CheckCreateModel: () => ok({ complete: false, progress: 30 }),
    SendDownload: () => ok({ path: '/api/RecordDownload/Download?id=t', name: 'WTF', extension: 'stp', contentLength: 3 }),
    Download: () => new Response('abc'),
    download: () => ok({ done: true }),
  }
  return {
    calls,
    answers,
    answer: async (address: string, signal: AbortSignal, body?: string): Promise<Response> => {
      const name = /\/(?<name>\w+)(?:\?|$)/.exec(address)?.groups?.['name'] ?? ''
      if (!/\/api\/(?:RecordDownload|log)\//.test(address)) return goodAnswer(address, signal, body)
      calls.push({ name, body })
      return answers[name]?.() ?? ok({})
    },
  }
}
const refusal = (code: number, message: string) => Response.json({ code, message, data: null }, { status: 422 })

/** Files that the browser was given to save. */
let saved: string[] = []
const model = '/productslecto/WTF/THK-WTF2040-2'
const tasks = () => page.getByRole('region', { name: 'File generation' })
const ask = (name: string) => page.getByRole('button', { name, exact: true }).click()
const complete = { complete: true, progress: 100, path: '/f', extension: 'stp', contentLength: 81_000 }

beforeEach(() => {
  beSite({ login: { code: true, password: true, phone: true, email: true, forResults: false } })
  saved = []
  HTMLAnchorElement.prototype.click = function pressed(this: HTMLAnchorElement) {
    saved.push(this.download)
  }
})
afterEach(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click')
})

it('a file is made by steps that are shown, saved under the name of the service, and told to the log', async () => {
  keepAccount(person())
  const { answer, answers, calls } = service()
  await openScreens(model, 'en', answer)
  await ask('STEP model')
  const bar = page.getByRole('progressbar', { name: 'STEP model of WTF2040-3' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '30')
  await expect.element(tasks().getByText('Generating: 30%')).toBeVisible()
  await expect.element(page.getByRole('status').getByText(/^STEP model of WTF2040-3: Generating/)).toBeInTheDocument()
  // The tab keeps the tasks of this person, and nothing that names them.
  expect(sessionStorage.getItem(tasksKey)).toContain('WTF2040-3')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('13800000000')

  await ask('STEP model')
  await expect.element(page.getByText('Generating…')).toBeVisible()

  answers['CheckCreateModel'] = () => ok(complete)
  await expect.poll(() => saved).toEqual(['WTF.stp'])
  await expect.element(tasks().getByText('Saved: WTF.stp')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.poll(() => calls.find(({ name }) => name === 'download')?.body).toBe('{"id":"t","outcome":"saved"}')
  await tasks().getByRole('button', { name: 'Save again' }).click()
  expect(saved).toEqual(['WTF.stp', 'WTF.stp'])

  const before = calls.length
  await ask('STEP model')
  await expect.element(page.getByText(/Downloading too frequently, retry in \d+ seconds/)).toBeVisible()
  expect(calls.length).toBe(before)
})

it('a file that is made at once shows no percentage', async () => {
  keepAccount(person())
  const { answer, answers } = service()
  const shown = new Set<string>()
  const watched = new MutationObserver(() => {
    const text = document.querySelector('[data-tasks]')?.textContent ?? ''
    const value = document.querySelector('[data-tasks] [role="progressbar"]')?.getAttribute('aria-valuenow')
    for (const one of [text.match(/\d+ ?%/)?.[0], value]) if (one) shown.add(one)
  })
  watched.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  answers['CheckCreateModel'] = () => ok(complete)
  await openScreens(model, 'en', answer)
  await ask('STEP model')
  await expect.poll(() => saved).toEqual(['WTF.stp'])
  watched.disconnect()
  expect([...shown]).toEqual([])
})

it('the window stands above the bar of a comparison, and above what is asked at the foot of the page', async () => {
  keepAccount(person())
  await openScreens(model, 'en', service().answer)
  await ask('STEP model')
  const bottom = () => innerHeight - tasks().element().getBoundingClientRect().bottom
  await expect.element(tasks()).toBeVisible()
  const question = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--foot-height')) || 0
  await expect.poll(bottom).toBe(16 + question)
  const bar = Object.assign(document.createElement('div'), { hidden: true })
  bar.dataset['compareBar'] = ''
  document.body.append(bar)
  await expect.poll(bottom).toBe(84 + question)
  document.documentElement.style.setProperty('--foot-height', '60px')
  await expect.poll(bottom).toBe(144)
  bar.remove()
  document.documentElement.style.removeProperty('--foot-height')
})

it('one at a time; what waits or runs is cancelled, what failed says why and is tried again', async () => {
  keepAccount(person())
  const { answer, answers, calls } = service()
  await openScreens(model, 'en', answer)
  await ask('STEP model')
  await ask('data sheet (XLSX)')
  await expect.element(tasks().getByText('Queued')).toBeVisible()
  expect(calls.filter(({ name }) => name === 'CreateModel')).toHaveLength(1)
  answers['CreateModel'] = () => refusal(9, 'WTF2040-3: file generation failed')
  await tasks().getByRole('button', { name: 'Cancel: STEP model of WTF2040-3' }).click()
  await expect.element(tasks().getByText('WTF2040-3: file generation failed')).toBeVisible()
  expect(await problemsOfPage()).toEqual([])
  answers['CreateModel'] = () => ok({ taskid: 't', checkPath: 't', complete: true })
  answers['CheckCreateModel'] = () => ok(complete)
  answers['SendDownload'] = () => refusal(2, 'Exceeded daily download limit, retry tomorrow')
  await tasks().getByRole('button', { name: 'Try again: data sheet (XLSX) of WTF2040-3' }).click()
  await expect.element(tasks().getByText('Exceeded daily download limit, retry tomorrow')).toBeVisible()
  const fetch = tasks().getByRole('button', { name: 'Download: data sheet (XLSX) of WTF2040-3' })
  await expect.element(fetch).toBeVisible()
  // The file is there; only its download is refused for now.
  await expect.element(page.getByRole('status').getByText(/File download failure/)).not.toBeInTheDocument()
  expect(saved).toEqual([])
  // What was said of the refusal goes with it.
  answers['SendDownload'] = () => ok({ path: '/api/RecordDownload/Download?id=t', name: 'WTF', extension: 'xlsx', contentLength: 3 })
  await fetch.click()
  await expect.poll(() => saved).toEqual(['WTF.xlsx'])
  await expect.element(page.getByText('Exceeded daily download limit, retry tomorrow')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(tasks().getByRole('button', { name: /^Files/ })).toHaveAttribute('aria-expanded', 'false')
})

it('what may not be made is no task', async () => {
  keepAccount(person())
  const { answer, answers } = service()
  answers['CheckDownload'] = () => refusal(7, 'You need a permission for this; ask an administrator of your company')
  await openScreens(model, 'en', answer)
  await ask('STEP model')
  await expect.element(page.getByText('You need a permission for this; ask an administrator of your company')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

it('a visitor signs in first; what was asked goes on, and is seen by nobody else in this tab', async () => {
  const { answer } = service()
  await openScreens(model, 'en', answer)
  await ask('STEP model')
  expect(currentWish()).toBeDefined()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  keepAccount(person())
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
  expect(sessionStorage.getItem(tasksKey)).toContain('THK-WTF2040-2 2')
  keepAccount(undefined)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  keepAccount(person({ phoneNumber: '13900000000' }))
  await expect.poll(() => sessionStorage.getItem(tasksKey)).toBe('')
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

it.each([
  [[], ['data sheet (XLSX)']],
  [['download3d'], ['STEP model', 'data sheet (XLSX)']],
  [
    ['download2d', 'download3d'],
    ['STEP model', 'data sheet (XLSX)', 'all files (ZIP)'],
  ],
  [
    ['download2d', 'download3d', 'email'],
    ['STEP model', 'data sheet (XLSX)', 'all files (ZIP)', 'Send by e-mail'],
  ],
] as const)('files that have to be granted have a button for whoever was granted them: %o', async (infoReview, shown) => {
  keepAccount(person())
  beSite({ needGrant: ['download2d', 'download3d', 'email'] })
  const { answer } = service()
  await openScreens(model, 'en', async (address, signal, body) =>
    address.includes('GetUserButPer') ? ok({ infoReview }) : answer(address, signal, body),
  )
  await expect.poll(() => page.elementLocator(document.body).getByRole('button').elements().length).toBeGreaterThan(0)
  await expect.poll(() => [...document.querySelectorAll('#files button')].map(({ textContent }) => textContent)).toEqual(shown)
})

it.each([
  ['en', 'Lengths: 9 stated by the manufacturer, 1 typical.'],
  ['zh-Hans', '尺寸：厂家给出 9 个，常用值 1 个。'],
] as const)('how many lengths of the solid are stated is said beside the buttons: %s', async (locale, text) => {
  keepAccount(person())
  await openScreens(model, locale, service().answer)
  await expect.element(page.getByText(text)).toBeVisible()
})

it('unit, sheet and views are those that are chosen beside the buttons; the sheets are those of the unit', async () => {
  keepAccount(person())
  const { answer, calls } = service()
  await openScreens(model, 'en', answer)
  const requests = () => calls.filter(({ name }) => name === 'CreateModel').map(({ body }): unknown => JSON.parse(body ?? '{}'))
  const choose = (label: string, option: string) => page.getByRole('combobox', { name: label, exact: true }).selectOptions(option)
  const sheets = () => Array.from(page.getByRole('combobox', { name: 'Sheet', exact: true }).element().children, (one) => one.textContent)
  await expect.poll(sheets).toEqual(['automatic', 'A4', 'A3', 'A2', 'A1'])
  await choose('Sheet', 'A3')
  await choose('Dimensions in', 'in')
  // The sheets of inches are others: none is chosen.
  expect(sheets()).toEqual(['automatic', 'ANSI A', 'ANSI B', 'ANSI C', 'ANSI D'])
  await expect.element(page.getByRole('combobox', { name: 'Sheet', exact: true })).toHaveValue('')
  await choose('Sheet', 'ANSI B')
  await choose('Views', 'front, right')
  await ask('STEP model')
  await expect.poll(requests).toEqual([expect.objectContaining({ unit: 1, sheet: 'ANSI B', views: ['front', 'side'] })])
  expect(await problemsOfPage()).toEqual([])
})

it('a site with drawings in inches begins with them', async () => {
  beSite({ login: { code: true, password: true, phone: true, email: true, forResults: false }, drawnInInches: true })
  keepAccount(person())
  const { answer } = service()
  await openScreens(model, 'en', answer)
  await expect.element(page.getByRole('combobox', { name: 'Dimensions in', exact: true })).toHaveValue('1')
})
