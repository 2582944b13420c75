/** Files of browser tests share a page: each begins with an empty one of the usual size. */
import { beforeAll } from 'vitest'
import { page } from 'vitest/browser'

beforeAll(async () => {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  for (const name of document.documentElement.getAttributeNames()) if (name !== 'lang') document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1440, 900)
})
