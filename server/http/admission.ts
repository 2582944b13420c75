/** Admits requests in turn by client: of many that arrive at once, those of one client delay nobody else's by more than one each. */
export type Admission = (client: string, begin: () => void) => void

/** How long requests may hold the event loop as they begin, ms; then other work goes on before the next ones. */
const slice = 4

/** Requests that begin in one iteration of the event loop. */
const mostOfIteration = 64

export const createAdmission = (): Admission => {
  /** In the order in which it is their turn. */
  const clients = new Map<string, (() => void)[]>()
  let waiting = 0
  let isOpen = false
  let sliceEnd = Infinity

  const beginNext = (): void => {
    const [first] = clients
    if (first === undefined || performance.now() > sliceEnd) return
    if (sliceEnd === Infinity) sliceEnd = performance.now() + slice
    const [client, requests] = first
    const begin = requests.shift()
    clients.delete(client)
    if (requests.length > 0) clients.set(client, requests)
    waiting -= 1
    begin?.()
  }

  // One callback each, so that what follows from a request (its microtasks) is done, and counted, before the next one begins.
  const openIteration = (): void => {
    sliceEnd = Infinity
    for (let place = Math.min(waiting, mostOfIteration); place > 0; place -= 1) setImmediate(beginNext)
    setImmediate(() => {
      isOpen = waiting > 0
      if (isOpen) openIteration()
    })
  }

  return (client, begin) => {
    const requests = clients.get(client)
    if (requests) requests.push(begin)
    else clients.set(client, [begin])
    waiting += 1
    if (isOpen) return
    isOpen = true
    openIteration()
  }
}
