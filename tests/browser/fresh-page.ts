/** Files of tests share a page: each finds it as a visitor does who has never been here. Runs before the module of each file. */
import { unload } from 'swr'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepAccount } from '../../screens/base/account/account.ts'
import { hearNotes } from '../../screens/base/api/notes.ts'
import { setUnitSystem } from '../../screens/base/browser/unit-setting.ts'

vi.restoreAllMocks()
vi.useRealTimers()
keepAccount(undefined)
hearNotes(() => undefined)
setUnitSystem('metric')
localStorage.clear()
sessionStorage.clear()
unload({ revalidate: false })
location.hash = ''
await page.viewport(1440, 900)
