/** Beside a server (`node --import`): tells on request how long its event loop was held at most, by the processor time of its thread. */
let longest = 0
let last = process.threadCpuUsage()

const look = () => {
  const { user, system } = process.threadCpuUsage(last)
  longest = Math.max(longest, (user + system) / 1000)
  last = process.threadCpuUsage()
}
setInterval(look, 1).unref()

process.on('SIGUSR2', () => {
  process.stdout.write(`${JSON.stringify({ event: 'loopHeld', milliseconds: longest })}\n`)
  longest = 0
})
