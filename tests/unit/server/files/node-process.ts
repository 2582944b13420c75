/** A node of its own, started by a test as a process: it makes files until it is killed. Arguments: what `openDatabase` takes, and the makers. */
import { openDatabase, type DatabaseOptions } from '../../../../server/database/database.ts'
import { createMaking } from '../../../../server/files/making/making.ts'

const [text = '{}', makers = '', folder = ''] = process.argv.slice(2)
// The test gives it what it opens the database with itself.
const database = await openDatabase(JSON.parse(text) as DatabaseOptions)
const making = createMaking(database, {
  dataDirectory: folder,
  cacheMegabytes: 16,
  threads: 2,
  now: Date.now,
  tell: (event, detail) => process.stderr.write(`${event} ${JSON.stringify(detail)}\n`),
  makers: new URL(makers),
  kinds: ['bom'],
  lease: 1500,
})
making.start()
process.stdout.write('ready\n')
