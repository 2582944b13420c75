/** Tests share a page: each finds it as a visitor does who has never been here. What a helper opens is closed when its test ends. */
import { unload } from 'swr'
import { beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepAccount } from '../../screens/base/account/account.ts'
import { hearNotes } from '../../screens/base/api/notes.ts'
import { setUnitSystem } from '../../screens/base/browser/unit-setting.ts'
import './quick-input.ts'

vi.restoreAllMocks()
vi.useRealTimers()
hearNotes(() => undefined)
unload({ revalidate: false })
location.hash = ''

beforeEach(async () => {
  keepAccount(undefined)
  setUnitSystem('metric')
  localStorage.clear()
  sessionStorage.clear()
  if (innerWidth !== 1440 || innerHeight !== 900) await page.viewport(1440, 900)
})
