/** Setup of the browser's test files, which share a page: each finds it as a new one is, whatever was open in the last. */
import { beforeAll } from 'vitest'
import { page } from 'vitest/browser'

beforeAll(async () => {
  // A modal dialog that was open to the end leaves its lock on the page.
  document.body.removeAttribute('style')
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
  await page.viewport(1440, 900)
})
