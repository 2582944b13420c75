/** The whole app on a database of a test file's own, in which visitors may have files made. */
import { afterAll } from 'vitest'
import { site } from '../../../../contract/site/site.ts'
import { readConfig } from '../../../../server/base/config.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { createWholeApp } from '../../../../server/whole-app.ts'
import { ownDatabase } from '../support/own-database.ts'

const open = site.parse({ key: 'default', name: 'Sizewright', files: { signIn: false, perDay: 100_000 } })
const free = '1000000'

type WholeApp = Awaited<ReturnType<typeof createWholeApp>>
type Own = WholeApp & Pick<ReturnType<typeof ownDatabase>, 'database'>

export const ownWholeApp = (): Own => {
  // Filled before the first test.
  const whole = {} as Own
  ownDatabase(async ({ folder, database }) => {
    await saveSite(database.db, JSON.stringify(open), new Date())
    const settings = { REQUESTS_PER_MINUTE: free, WRITES_PER_MINUTE: free, DIST_DIR: '/nowhere', DATA_DIR: folder }
    const app = await createWholeApp(readConfig(settings), database, { clock: { now: Date.now }, log: () => undefined })
    Object.assign(whole, app, { database })
  })
  afterAll(() => whole.making.stop())
  return whole
}
