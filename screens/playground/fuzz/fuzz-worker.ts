/** Worker that runs the laws, so that the page remains responsive. */
import { type FuzzOrder, lawCount, runFuzz } from './fuzz-run.ts'
import type { FuzzMessage } from './fuzz-message.ts'

const tell = (message: FuzzMessage): void => postMessage(message)

// Only the page sends messages, all of this type.
addEventListener('message', ({ data }: MessageEvent<FuzzOrder>) => {
  tell({ type: 'begun', laws: lawCount })
  // An exception reaches the page as the worker's error event.
  void runFuzz(data, (result) => tell({ type: 'law', result })).then(
    () => tell({ type: 'done' }),
    (cause: unknown) => reportError(cause),
  )
})
