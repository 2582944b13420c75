import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { beSite, openScreens, problemsOfPage } from './open-screens.tsx'

const length = 1000

const file = { id: 'a', type: 'pdf', size: length, name: 'guide.pdf', url: '/api/CompDocument/File/default/a/guide.pdf' }
const entry = { id: 'guide', language: 'en', demo: false, date: '2026-11-25', title: 'Guide', kind: 'manual', file }

/** What the service sends of the file, as the test says, and what became of the call. */
const service = () => {
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const writer = body.writable.getWriter()
  let status = 200
  let signal: AbortSignal | undefined
  const answer = async (address: string, requestSignal: AbortSignal): Promise<Response> => {
    if (address === file.url) {
      signal = requestSignal
      return new Response(body.readable, { status, headers: { 'content-length': String(length), 'content-type': 'application/pdf' } })
    }
    return Response.json({ code: 0, data: { list: [entry], count: 1 } })
  }
  return {
    answer,
    send: (bytes: number) => writer.write(new Uint8Array(bytes)),
    end: () => writer.close(),
    refuse: () => (status = 500),
    isAborted: () => signal?.aborted,
  }
}

/** Files that the browser was given to save. */
let saved: { readonly name: string; readonly size: Promise<number> }[] = []
const saving = (event: MouseEvent) => {
  const link = event.target
  if (!(link instanceof HTMLAnchorElement) || !link.href.startsWith('blob:')) return
  event.preventDefault()
  saved.push({ name: link.download, size: fetch(link.href).then(async (response) => (await response.blob()).size) })
}

beforeEach(() => {
  beSite({})
  saved = []
  // A link that is in no document tells nobody that it was pressed.
  HTMLAnchorElement.prototype.click = function pressed(this: HTMLAnchorElement) {
    this.addEventListener('click', saving)
    HTMLElement.prototype.click.call(this)
  }
})
afterEach(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click')
})

const sheet = () => page.getByRole('dialog', { name: 'Downloading' })
const link = () => page.getByRole('link', { name: /^Download: Guide/ })

it('a file on its way shows how much of it is there, then is saved whole, and the sheet goes', async () => {
  const { answer, send, end } = service()
  await openScreens('/documents', 'en', answer)
  await link().click()
  await expect.element(sheet()).toBeVisible()
  await expect.element(sheet().getByText('guide.pdf')).toBeVisible()
  await send(990)
  // Ticks end at 98.
  await expect.element(page.getByRole('progressbar', { name: 'Downloading' })).toHaveAttribute('aria-valuenow', '99')
  expect(await problemsOfPage()).toEqual([])
  await send(10)
  await end()
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(await Promise.all(saved.map(async ({ name, size }) => [name, await size]))).toEqual([['guide.pdf', length]])
  await expect.element(link()).toHaveFocus()
})

it('one that is given up is neither fetched on nor saved', async () => {
  const { answer, send, isAborted } = service()
  await openScreens('/documents', 'en', answer)
  await link().click()
  await send(10)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(isAborted()).toBe(true)
  expect(saved).toEqual([])
  await expect.element(page.getByRole('status').getByText('File download failure')).not.toBeInTheDocument()
})

it('a failure closes the sheet and says so, and what came short is no file', async () => {
  const refused = service()
  refused.refuse()
  await openScreens('/documents', 'en', refused.answer)
  await link().click()
  await expect.element(page.getByText(/^File download failure: guide\.pdf\. /)).toBeVisible()
  await expect.element(sheet()).not.toBeInTheDocument()

  const cut = service()
  await openScreens('/documents', 'en', cut.answer)
  await link().click()
  await expect.element(sheet()).toBeVisible()
  await cut.send(500)
  await cut.end()
  await expect.element(page.getByText(/^File download failure: guide\.pdf\. /)).toBeVisible()
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(saved).toEqual([])
})
