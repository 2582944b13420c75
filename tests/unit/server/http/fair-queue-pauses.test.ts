/** While work is done in slices, a new connection is answered in one pause: it takes several rounds of the event loop. */
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createFairQueue } from '../../../../server/http/fair-queue.ts'

/** A connection of its own; told when its answer has begun to come. */
const look = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject).once('data', () => {
      socket.destroy()
      resolve()
    })
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  })

test('who looks in while work goes on is answered before the second slice after that', async () => {
  const server = createServer((_, response) => response.end('well'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has this one kind of address.
  const { port } = server.address() as AddressInfo
  let time = 0
  let slices = 0
  const waited: number[] = []
  const looks: Promise<void>[] = []
  await createFairQueue(() => time).run({ name: 'long', client: 'a', signal: new AbortController().signal }, function* () {
    for (; slices < 400; slices += 1) {
      // Each is a slice of its own.
      time += 10
      if (slices % 20 === 0) {
        const from = slices
        looks.push(look(port).then(() => void waited.push(slices - from)))
      }
      yield
    }
    return { result: undefined }
  })
  await Promise.all(looks)
  await new Promise((resolve) => server.close(resolve))
  expect(waited).toHaveLength(20)
  // The quickest of many: a busy machine delays some, but no machine makes one quicker than its rounds.
  expect(Math.min(...waited)).toBeLessThan(2)
})
