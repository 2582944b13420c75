/** Opens the pages in the test's own document, with answers from the fixture in place of the network. */
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { unload } from 'swr'
import { expect, onTestFinished } from 'vitest'
import { askToSignIn } from '../../../screens/base/account/user-centre.ts'
import type { PageSite } from '../../../contract/site/site-calls.ts'
import type { Locale } from '../../../i18n/locales.ts'
import '../../../screens/app/theme.css'
import { App } from '../../../screens/app/app.tsx'
import { showLanguage } from '../../../screens/base/texts/language.ts'
import { responseTo } from './fixture-answers.ts'

/** `body`: what was posted. */
type Answer = (address: string, signal: AbortSignal, body?: string) => Promise<Response>

const network = globalThis.fetch
let root: Root | undefined

/** What the document says of its site, until the pages are closed. */
export const beSite = (site: Partial<PageSite>): void => {
  onTestFinished(closeScreens)
  const element = document.createElement('script')
  element.id = 'site'
  element.type = 'application/json'
  element.textContent = JSON.stringify(site)
  document.getElementById('site')?.remove()
  document.head.append(element)
}

/** The service as it should be. */
export const goodAnswer: Answer = async (address) => responseTo(address)

let leaving = new AbortController()

/** Gives up what the pages are still waiting for, and the dialog that they have asked for, as a browser does with a page that is left. */
const leave = (): void => {
  askToSignIn(undefined)
  leaving.abort()
  leaving = new AbortController()
}

/** The answer, unless the signal comes first. */
const unlessAborted = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    answer.then(resolve, reject)
  })

/** Answers from now on, until the test ends. */
export const answerCalls = (answer: Answer): void => {
  onTestFinished(closeScreens)
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    const isOurs = /^\/(?:YQ(?:Working|Lectotype|EsSearch|_1|Image)|api|share)\//.test(address)
    const body = init?.body instanceof Blob ? await init.body.text() : typeof init?.body === 'string' ? init.body : undefined
    if (!isOurs) return network(input, init)
    const signal = init?.signal ? AbortSignal.any([init.signal, leaving.signal]) : leaving.signal
    return unlessAborted(answer(address, signal, body), signal)
  }
}

export const openScreens = async (hash: string, locale: Locale = 'en', answer: Answer = goodAnswer): Promise<void> => {
  unmount()
  unload({ revalidate: false })
  answerCalls(answer)
  location.hash = hash
  await showLanguage(locale)
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  root = createRoot(element)
  root.render(<App />)
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until two frames go by in which nothing moves. */
const standStill = async (): Promise<void> => {
  for (let quiet = 0; quiet < 2;) {
    await nextFrame()
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    quiet = moving.length === 0 ? quiet + 1 : 0
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }
}

/** What axe finds wrong with the page once it is there, at rest: in the middle of a fade, contrast means nothing. */
export const problemsOfPage = async (part: Document | string = document): Promise<string[]> => {
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  await standStill()
  return (await axe.run(part, { resultTypes: ['violations'] })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** No accessibility problem, and nothing beside the window. */
export const expectForEveryone = async (): Promise<void> => {
  expect(await problemsOfPage()).toEqual([])
  expect(document.documentElement.scrollWidth, 'nothing is beside the window').toBeLessThanOrEqual(innerWidth)
}

const unmount = (): void => {
  root?.unmount()
  root = undefined
  leave()
  document.getElementById('root')?.remove()
}

export const closeScreens = (): void => {
  unmount()
  document.getElementById('site')?.remove()
  globalThis.fetch = network
}
