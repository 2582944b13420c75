import { createServer } from 'node:net'

/** Finds a free local port. As a script, prints it for shell scripts. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

if (import.meta.main) console.log(await findFreePort())
